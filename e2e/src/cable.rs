//! A network cable that can be pulled, and squeezed.

use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, copy};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::{Failure, Result};

/// Passes every connection on to a server, until it is cut. A browser that is told to be offline keeps
/// its WebSockets; behind a cut cable they are gone.
pub struct Cable {
    server: SocketAddr,
    address: SocketAddr,
    /// Whether what is sent towards the server is kept back.
    held: watch::Sender<bool>,
    /// Present while the cable is whole.
    passing: Option<Passing>,
}

struct Passing {
    /// Dropping it ends every connection.
    alive: watch::Sender<()>,
    listening: JoinHandle<()>,
}

impl Cable {
    /// Lays a cable to the server.
    pub async fn to(server: SocketAddr) -> Result<Cable> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let mut cable = Cable { server, address, held: watch::Sender::new(false), passing: None };
        cable.mend().await?;
        Ok(cable)
    }

    /// The near end: where to connect instead of the server. It stays the same for the cable's life.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The near end as the address of a page, without a stroke at the end.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends all connections; new ones are refused.
    pub async fn cut(&mut self) {
        if let Some(Passing { alive, listening }) = self.passing.take() {
            listening.abort();
            // Only when the task is gone is the port.
            let _ = listening.await;
            // Connections hold a receiver each, and close when they notice.
            alive.send_replace(());
            alive.closed().await;
        }
    }

    /// Keeps back whatever is sent towards the server, or lets go of all of it at once. What the server
    /// sends comes through.
    pub fn hold(&self, hold: bool) {
        self.held.send_replace(hold);
    }

    /// Makes a cut cable whole again.
    pub async fn mend(&mut self) -> Result<()> {
        if self.passing.is_some() {
            return Ok(());
        }
        let doing = format!("cannot listen on {}", self.address);
        let listener = listen(self.address).map_err(Failure::system(doing))?;
        self.address = listener.local_addr().map_err(Failure::system("cannot tell the port"))?;
        let (alive, cut) = watch::channel(());
        let held = self.held.subscribe();
        let listening = tokio::spawn(pass(listener, self.server, cut, held));
        self.passing = Some(Passing { alive, listening });
        Ok(())
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        if let Some(Passing { listening, .. }) = &self.passing {
            listening.abort();
        }
    }
}

fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = TcpSocket::new_v4()?;
    // The connections that were cut linger on the port for a minute.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(64)
}

async fn pass(
    listener: TcpListener,
    server: SocketAddr,
    cut: watch::Receiver<()>,
    held: watch::Receiver<bool>,
) {
    while let Ok((near, _)) = listener.accept().await {
        let (mut cut, held) = (cut.clone(), held.clone());
        tokio::spawn(async move {
            let connection = async {
                if let Ok(far) = TcpStream::connect(server).await {
                    let ((from_near, mut to_near), (mut from_far, to_far)) =
                        (near.into_split(), far.into_split());
                    let back = async {
                        let _ = copy(&mut from_far, &mut to_near).await;
                        let _ = to_near.shutdown().await;
                    };
                    tokio::join!(forth(from_near, to_far, held), back);
                }
            };
            tokio::select! {
                () = connection => {}
                // Also when the cable is dropped.
                _ = cut.changed() => {}
            }
        });
    }
}

/// Passes on what comes, as long as it is not kept back.
async fn forth(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut held: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(count) = from.read(&mut bytes).await {
        let gone = held.wait_for(|held| !held).await.is_err();
        if count == 0 || gone || to.write_all(&bytes[..count]).await.is_err() {
            break;
        }
    }
    let _ = to.shutdown().await;
}
