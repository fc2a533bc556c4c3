//! A long answer that is still somebody's turn until it has been taken.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

/// So much is handed on at once: the rest waits until that is on its way.
const PIECE: usize = 32 * 1024;

/// A body that keeps something, a turn at what is scarce, for as long as part of it is to be sent.
/// Otherwise whoever does not read could have any number of long answers waiting.
struct Paced<T> {
    bytes: Bytes,
    _kept: T,
}

/// These bytes, and what is kept until they have been taken.
pub(super) fn paced<T: Send + Unpin + 'static>(bytes: Bytes, kept: T) -> Body {
    Body::new(Paced { bytes, _kept: kept })
}

impl<T: Unpin> HttpBody for Paced<T> {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        if self.bytes.is_empty() {
            return Poll::Ready(None);
        }
        let piece = PIECE.min(self.bytes.len());
        Poll::Ready(Some(Ok(Frame::data(self.bytes.split_to(piece)))))
    }

    fn is_end_stream(&self) -> bool {
        self.bytes.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.bytes.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use http_body_util::BodyExt as _;

    use super::*;

    #[tokio::test]
    async fn what_is_kept_is_kept_until_all_is_taken() {
        let turn = Arc::new(());
        let mut body = paced(vec![7; PIECE + 1].into(), turn.clone());
        let mut sizes = Vec::new();
        while let Some(Ok(frame)) = body.frame().await {
            assert_eq!(Arc::strong_count(&turn), 2, "somebody still reads");
            sizes.push(frame.into_data().unwrap().len());
        }
        drop(body);
        assert_eq!(sizes, [PIECE, 1]);
        assert_eq!(Arc::strong_count(&turn), 1);
    }
}
