//! A server that is told to stop.

use std::process::Command;

#[tokio::test]
async fn who_is_told_to_stop_before_waiting_for_it_stops_all_the_same() {
    let told_to_stop = server::told_to_stop();
    let own = std::process::id().to_string();
    assert!(Command::new("kill").args(["-TERM", &own]).status().unwrap().success());
    told_to_stop.await;
}
