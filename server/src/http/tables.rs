//! Tables: lists, placards, stories and wishes.

use std::collections::HashSet;

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use kit::Phrase;
use room::{Item, NewTable, NewTableId, Placard, Reason, TableLine, Wish};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::State;
use super::body::{Asked, At, Body, Nothing};
use super::caller::{Caller, From, Player, Somebody, Speaks};
use super::docs::Null;
use super::paced::paced;
use crate::fault::Fault;
use crate::fresh;
use crate::store::{Known, Listed};
use crate::tables::{Position, STALE, Visit};

/// The most tables in a list.
const MOST: u32 = 200;

/// A game of the server.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameSign {
    /// The name programs know it by.
    id: &'static str,
    /// Its name, in the caller's language.
    name: String,
    /// The fewest and the most seats.
    seats: (u8, u8),
    /// What can be added.
    modules: Vec<ModuleSign>,
    /// How long it lasts, in minutes, from and to.
    minutes: (u16, u16),
    /// How much there is to think about, from 1 to 5.
    weight: u8,
    /// The bots that play it.
    bots: Vec<&'static str>,
}

/// Something that can be added to a game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ModuleSign {
    /// The name programs know it by.
    id: &'static str,
    /// The values it can be given, as `id=value`; none if it is on or off.
    values: &'static [&'static str],
    /// The fewest and the most seats it can be used with.
    seats: (u8, u8),
}

/// Where to go on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct After {
    /// The number of the last entry that is known to the caller; 0 for everything.
    #[serde(default)]
    pub(super) after: u32,
}

/// A wish was granted.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Granted {
    /// The number of the entry it has become, in the caller's own stream.
    seq: u32,
}

/// The games of Comptoir.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses(
    (status = 200, body = Vec<GameSign>),
))]
pub(super) async fn games(
    axum::extract::State(app): State,
    Speaks(lang): Speaks,
) -> Json<Vec<GameSign>> {
    let sign = |meta: &&'static kit::Meta| GameSign {
        id: meta.id,
        name: app.tongues.say(lang, Some(meta.id), &Phrase::new(format!("game-{}", meta.id))),
        seats: meta.seats,
        modules: meta
            .modules
            .iter()
            .map(|module| ModuleSign { id: module.id, values: module.values, seats: module.seats })
            .collect(),
        minutes: meta.minutes,
        weight: meta.weight,
        bots: bots::AT_TABLES.to_vec(),
    };
    Json(registry::GAMES.iter().map(sign).collect())
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 200, body = NewTableId), (status = "4XX", body = Reason),
))]
pub(super) async fn create(
    axum::extract::State(app): State,
    Player(who): Player,
    From(from): From,
    Body(new): Body<NewTable>,
) -> Result<Json<NewTableId>, Fault> {
    app.limits.table(who.id)?;
    let table = app.tables.create(&who, from, new).await?;
    Ok(Json(NewTableId { table }))
}

/// The caller's tables: those that wait for them first.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables", responses(
    (status = 200, body = Vec<TableLine>), (status = "4XX", body = Reason),
))]
pub(super) async fn mine(
    axum::extract::State(app): State,
    Somebody(who): Somebody,
) -> Result<Json<Vec<TableLine>>, Fault> {
    let tables = app.store.tables_of(who.id, MOST).await?;
    Ok(Json(tables.into_iter().map(|listed| line(listed, Some(&who), true)).collect()))
}

/// The lobby: tables where anybody may sit down or watch. First those where somebody waits.
#[utoipa::path(get, path = "/api/tables/open", tag = "tables", responses(
    (status = 200, body = Vec<TableLine>), (status = "4XX", body = Reason),
))]
pub(super) async fn open(
    axum::extract::State(app): State,
    Caller(caller): Caller,
) -> Result<Json<Vec<TableLine>>, Fault> {
    let since = fresh::now().saturating_sub(STALE);
    let mut tables = app.store.lobby(since, 2 * MOST).await?;
    if tables.len() >= 2 * MOST as usize {
        // There are more. However many empty ones somebody has put there, those where people wait are
        // not among what is left out.
        let known: HashSet<String> = tables.iter().map(|listed| listed.table.clone()).collect();
        let waiting = app.tables.waiting().into_iter();
        tables.extend(waiting.filter(|listed| !known.contains(&listed.table)));
    }
    tables.sort_by_cached_key(|listed| {
        !(listed.phase == room::Phase::Open && app.tables.is_attended(&listed.table))
    });
    tables.truncate(MOST as usize);
    let own = match &caller {
        Some(who) => app.store.tables_of(who.id, MOST).await?,
        None => Vec::new(),
    };
    let is_own = |listed: &Listed| own.iter().any(|own| own.table == listed.table);
    let line = |listed: Listed| {
        let mine = is_own(&listed);
        line(listed, caller.as_ref(), mine)
    };
    Ok(Json(tables.into_iter().map(line).collect()))
}

fn line(listed: Listed, who: Option<&Known>, mine: bool) -> TableLine {
    TableLine {
        your_turn: who.is_some_and(|who| listed.awaited.contains(&who.id)),
        table: listed.table,
        game: listed.game,
        phase: listed.phase,
        seated: listed.seated,
        seats: listed.seats,
        mine,
        at: listed.at,
    }
}

/// A table from the door.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The table’s id")),
    responses((status = 200, body = Placard), (status = "4XX", body = Reason)),
)]
pub(super) async fn placard(
    axum::extract::State(app): State,
    Caller(caller): Caller,
    From(from): From,
    At(id): At<String>,
) -> Result<Json<Placard>, Fault> {
    let visit = Visit { who: caller.as_ref(), from };
    app.tables.placard(&id, visit).await.map(Json)
}

/// What has happened at a table after an entry, as the caller may know it: 2,000 entries at most. Who
/// wants the rest asks for what comes after the last of them.
#[utoipa::path(get, path = "/api/tables/{id}/story", tag = "tables",
    params(("id" = String, Path, description = "The table’s id"), After),
    responses((status = 200, body = Vec<Item>), (status = "4XX", body = Reason)),
)]
pub(super) async fn story(
    axum::extract::State(app): State,
    Caller(caller): Caller,
    From(from): From,
    At(id): At<String>,
    Asked(After { after }): Asked<After>,
) -> Result<Response, Fault> {
    let visit = Visit { who: caller.as_ref(), from };
    let mut missed = app.tables.story(&id, visit, after).await?;
    let items = missed.items().await?;
    let Some(turn) = missed.into_turn() else { return Ok(Json(items).into_response()) };
    let bytes = serde_json::to_vec(&items).map_err(|_| Fault::busy())?;
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, paced(bytes.into(), turn)).into_response())
}

/// The game as the caller sees it, with the moves that can be played: for programs.
#[utoipa::path(get, path = "/api/tables/{id}/position", tag = "tables",
    params(("id" = String, Path, description = "The table’s id")),
    responses((status = 200, body = Position), (status = "4XX", body = Reason)),
)]
pub(super) async fn position(
    axum::extract::State(app): State,
    Caller(caller): Caller,
    From(from): From,
    Speaks(lang): Speaks,
    At(id): At<String>,
) -> Result<Json<Position>, Fault> {
    let visit = Visit { who: caller.as_ref(), from };
    let position = app.tables.position(&id, visit, &app.tongues, lang).await;
    position.map(Json)
}

/// Act at a table.
#[utoipa::path(post, path = "/api/tables/{id}/wishes", tag = "tables", request_body = Wish,
    params(("id" = String, Path, description = "The table’s id")),
    responses((status = 200, body = Granted), (status = "4XX", body = Reason)),
)]
pub(super) async fn wish(
    axum::extract::State(app): State,
    Player(who): Player,
    From(from): From,
    At(id): At<String>,
    Body(wish): Body<Wish>,
) -> Result<Json<Granted>, Fault> {
    app.limits.wish(who.id, &wish)?;
    // A task of its own: what has begun is finished even if nobody waits for the answer.
    let tables = app.tables.clone();
    let seq = tokio::spawn(async move { tables.wish(&id, &who, from, wish).await }).await;
    let seq = seq.map_err(|_| Fault::busy())??;
    Ok(Json(Granted { seq }))
}

/// Go on with the same people at another table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    request_body(content = Null, description = "Anything that is JSON, or nothing at all"),
    params(("id" = String, Path, description = "The table’s id")),
    responses((status = 200, body = NewTableId), (status = "4XX", body = Reason)),
)]
pub(super) async fn rematch(
    axum::extract::State(app): State,
    Player(who): Player,
    From(from): From,
    At(id): At<String>,
    _: Nothing,
) -> Result<Json<NewTableId>, Fault> {
    app.limits.table(who.id)?;
    let tables = app.tables.clone();
    let table = tokio::spawn(async move { tables.rematch(&id, &who, from).await }).await;
    let table = table.map_err(|_| Fault::busy())??;
    Ok(Json(NewTableId { table }))
}

/// The record of a game that is over, for `comptoir verify` and `comptoir replay`.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "The table’s id")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = "4XX", body = Reason),
    ),
)]
pub(super) async fn record(
    axum::extract::State(app): State,
    Caller(caller): Caller,
    From(from): From,
    At(id): At<String>,
) -> Result<Response, Fault> {
    let visit = Visit { who: caller.as_ref(), from };
    let record = app.tables.record(&id, visit).await?;
    let name = format!("attachment; filename=\"{}-{id}.txt\"", record.game);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.to_text()).into_response())
}
