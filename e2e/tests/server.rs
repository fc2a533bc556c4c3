//! The helper that starts servers, with a stand-in that only says where it would listen.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use e2e::{Result, Scratch, Server};

/// Says that it listens on the port it is given, or on 4321; ends politely, if it is not killed.
const STAND_IN: &str = r#"#!/bin/sh
echo "$@" >&2
trap 'echo bye >&2; exit 0' TERM
echo "reading the database"
echo "open at http://$(echo "$5" | sed 's/:0$/:4321/')/"
while :; do sleep 0.05; done
"#;

fn stand_in(folder: &Scratch, script: &str) -> PathBuf {
    let path = folder.path().join("comptoir");
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

#[tokio::test]
async fn a_server_comes_back_on_the_same_port_and_database() -> Result<()> {
    let folder = Scratch::new("stand-in")?;
    let mut server = Server::start_program(&stand_in(&folder, STAND_IN), &["--quiet"]).await?;
    assert_eq!(server.url(), "http://127.0.0.1:4321");
    server.stop().await?;
    server.restart().await?;
    server.kill();
    server.restart().await?;
    assert_eq!(server.url(), "http://127.0.0.1:4321");
    let db = server.db();
    let db = db.display();
    let expected = format!(
        "serve --db {db} --listen 127.0.0.1:0 --quiet\n\
         bye\n\
         serve --db {db} --listen 127.0.0.1:4321 --quiet\n\
         serve --db {db} --listen 127.0.0.1:4321 --quiet\n"
    );
    assert_eq!(server.stderr(), expected);
    Ok(())
}

#[tokio::test]
async fn a_server_that_does_not_open_is_told_with_its_last_words() -> Result<()> {
    let folder = Scratch::new("stand-in")?;
    let program = stand_in(&folder, "#!/bin/sh\necho hello; echo 'no such table' >&2; exit 1\n");
    let failure = Server::start_program(&program, &[]).await.err().map(|error| error.to_string());
    let failure = failure.unwrap_or_default();
    assert!(failure.contains("hello\nno such table"), "{failure}");
    Ok(())
}
