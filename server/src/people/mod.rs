//! Who somebody is to the server: guests and accounts, sessions and tokens.

mod names;
mod passwords;

use std::sync::Arc;

use axum::http::StatusCode;
use kit::Hash;
use room::Me;

use self::passwords::Passwords;
use crate::fault::{Code, Fault};
use crate::fresh;
use crate::store::{Known, Scope, Store, StoreError, TokenLine, TokenTerms};

const DAY: u64 = 24 * 60 * 60 * 1000;
/// How long a session lasts after it was last used.
pub(crate) const SESSION: u64 = 90 * DAY;
/// A session that is used is made longer once a day.
const EXTEND: u64 = DAY;
/// The most tokens of one person.
const MOST_TOKENS: usize = 20;
/// The most letters of what a token is called.
const LONGEST_LABEL: usize = 60;
/// How many days a token lasts unless its owner says otherwise, and at most.
pub(crate) const TOKEN_DAYS: u16 = 90;
pub(crate) const MOST_TOKEN_DAYS: u16 = 366;

/// The people of the server.
pub(crate) struct People {
    store: Arc<dyn Store>,
    passwords: Passwords,
}

/// Somebody, and the secret of the session that has just begun.
pub(crate) struct Begun {
    pub(crate) me: Me,
    pub(crate) secret: String,
}

/// What others are told of somebody: themselves.
pub(crate) fn me(known: &Known) -> Me {
    Me { name: known.name.clone(), guest: known.guest }
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>) -> People {
        People { store, passwords: Passwords::new() }
    }

    /// Whose session this is.
    pub(crate) async fn by_session(&self, secret: &str) -> Result<Option<Known>, Fault> {
        let (hash, now) = (fresh::hidden(secret), fresh::now());
        let Some((known, expires)) = self.store.session(hash, now).await? else { return Ok(None) };
        if expires < now + SESSION - EXTEND {
            // It lasts for as long as it did; nobody is kept out because it does not last longer.
            if let Err(error) = self.store.extend_session(hash, now + SESSION).await {
                tracing::warn!(%error, "a session could not be made longer");
            }
        }
        Ok(Some(known))
    }

    /// Whose token this is, what it is good for, and until when.
    pub(crate) async fn by_token(&self, secret: &str) -> Result<(Known, Scope, u64), Fault> {
        let known = self.store.token(fresh::hidden(secret), fresh::now()).await?;
        known.ok_or_else(|| Fault::new(StatusCode::UNAUTHORIZED, Code::BadToken))
    }

    /// Begins a session.
    async fn begin(&self, known: &Known) -> Result<Begun, Fault> {
        let (secret, hash) = fresh::secret()?;
        self.store.new_session(known.id, hash, fresh::now() + SESSION).await?;
        Ok(Begun { me: me(known), secret })
    }

    /// Ends a session; tells which.
    pub(crate) async fn leave(&self, secret: &str) -> Result<Hash, Fault> {
        let session = fresh::hidden(secret);
        self.store.end_session(session).await?;
        Ok(session)
    }

    /// A guest of this name, who must not pass for an account.
    pub(crate) async fn guest(&self, name: &str) -> Result<Begun, Fault> {
        let name = self.free_name(name).await?;
        let known = self.store.new_guest(&name, fresh::now()).await?;
        self.begin(&known).await
    }

    /// Gives somebody another name.
    pub(crate) async fn rename(&self, known: &Known, name: &str) -> Result<Me, Fault> {
        let name = names::checked(name)?;
        let owner = self.store.account(&name).await?;
        // Other letters of one's own name are no other name.
        if owner.is_some_and(|(owner, _)| owner.id != known.id) {
            return Err(taken());
        }
        match self.store.rename(known.id, &name).await {
            Ok(()) => Ok(Me { name, guest: known.guest }),
            Err(StoreError::Conflict) => Err(taken()),
            Err(error) => Err(error.into()),
        }
    }

    async fn free_name(&self, name: &str) -> Result<String, Fault> {
        let name = names::checked(name)?;
        match self.store.account(&name).await? {
            None => Ok(name),
            Some(_) => Err(taken()),
        }
    }

    /// Whether this is the password of an account. A guest has none to know.
    pub(crate) async fn confirm(&self, who: &Known, password: &str) -> Result<(), Fault> {
        if who.guest {
            return Ok(());
        }
        let stored = self.store.password(who.id).await?;
        match self.passwords.verify(password, stored).await? {
            true => Ok(()),
            false => Err(Fault::new(StatusCode::FORBIDDEN, Code::WrongPassword)),
        }
    }

    /// Gives an account another password; tells which sessions and tokens end with the old one: all
    /// but the session it was done in.
    pub(crate) async fn change_password(
        &self,
        who: &Known,
        session: Hash,
        (old, new): (&str, &str),
    ) -> Result<Vec<Hash>, Fault> {
        if who.guest {
            return Err(Fault::new(StatusCode::CONFLICT, Code::NoAccount));
        }
        names::check_password(new)?;
        self.confirm(who, old).await?;
        let hash = self.passwords.hash(new).await?;
        Ok(self.store.new_password(who.id, &hash, Some(session)).await?)
    }

    /// Ends all sessions of a person; tells which.
    pub(crate) async fn leave_everywhere(&self, who: &Known) -> Result<Vec<Hash>, Fault> {
        Ok(self.store.end_sessions(who.id).await?)
    }

    /// Makes an account, of a guest who keeps everything or of somebody new; tells which tokens of the
    /// guest have ended.
    pub(crate) async fn account(
        &self,
        who: Option<&Known>,
        name: &str,
        password: &str,
    ) -> Result<(Begun, Vec<Hash>), Fault> {
        if who.is_some_and(|who| !who.guest) {
            return Err(Fault::new(StatusCode::CONFLICT, Code::HasAccount));
        }
        let name = self.free_name(name).await?;
        names::check_password(password)?;
        let hash = self.passwords.hash(password).await?;
        let made = self.store.new_account(who.map(|who| who.id), &name, &hash, fresh::now()).await;
        match made {
            Ok((known, ended)) => Ok((self.begin(&known).await?, ended)),
            Err(StoreError::Conflict) => Err(taken()),
            Err(error) => Err(error.into()),
        }
    }

    /// Lets somebody in who knows the password. A name that does not exist takes as long as one
    /// that does.
    pub(crate) async fn login(&self, name: &str, password: &str) -> Result<Begun, Fault> {
        let wrong = || Fault::new(StatusCode::UNAUTHORIZED, Code::WrongLogin);
        if names::check_password(password).is_err() {
            return Err(wrong());
        }
        let found = match names::checked(name) {
            Ok(name) => self.store.account(&name).await?,
            Err(_) => None,
        };
        let (known, hash) = match found {
            Some((known, hash)) => (Some(known), Some(hash)),
            None => (None, None),
        };
        let right = self.passwords.verify(password, hash).await?;
        match known.filter(|_| right) {
            Some(known) => self.begin(&known).await,
            None => Err(wrong()),
        }
    }

    /// Makes a token for a person's programs.
    pub(crate) async fn new_token(
        &self,
        who: &Known,
        label: &str,
        scope: Scope,
        days: u16,
    ) -> Result<(i64, String), Fault> {
        let label: String = label.trim().chars().filter(|letter| !letter.is_control()).collect();
        if label.is_empty() || label.chars().count() > LONGEST_LABEL {
            let fault = Fault::new(StatusCode::UNPROCESSABLE_ENTITY, Code::BadLabel);
            return Err(fault.with("most", LONGEST_LABEL));
        }
        if self.store.tokens(who.id).await?.len() >= MOST_TOKENS {
            let fault = Fault::new(StatusCode::CONFLICT, Code::TooManyTokens);
            return Err(fault.with("most", MOST_TOKENS));
        }
        let (secret, hash): (String, Hash) = fresh::secret()?;
        let terms = TokenTerms { label, scope, expires: lasting(days)? };
        let id = self.store.new_token(who.id, hash, &terms, fresh::now()).await?;
        Ok((id, secret))
    }

    /// Lets a token last for so many days from now on, also one that has ended.
    pub(crate) async fn renew_token(&self, who: &Known, id: i64, days: u16) -> Result<(), Fault> {
        match self.store.renew_token(who.id, id, lasting(days)?).await? {
            true => Ok(()),
            false => Err(Fault::new(StatusCode::NOT_FOUND, Code::NoToken)),
        }
    }

    /// The tokens of a person.
    pub(crate) async fn tokens(&self, who: &Known) -> Result<Vec<TokenLine>, Fault> {
        Ok(self.store.tokens(who.id).await?)
    }

    /// Takes a token back; tells which.
    pub(crate) async fn end_token(&self, who: &Known, id: i64) -> Result<Hash, Fault> {
        let ended = self.store.end_token(who.id, id).await?;
        ended.ok_or_else(|| Fault::new(StatusCode::NOT_FOUND, Code::NoToken))
    }
}

/// The moment so many days from now.
fn lasting(days: u16) -> Result<u64, Fault> {
    if !(1..=MOST_TOKEN_DAYS).contains(&days) {
        let fault = Fault::new(StatusCode::UNPROCESSABLE_ENTITY, Code::BadDays);
        return Err(fault.with("most", MOST_TOKEN_DAYS));
    }
    Ok(fresh::now() + u64::from(days) * DAY)
}

fn taken() -> Fault {
    Fault::new(StatusCode::CONFLICT, Code::NameTaken)
}
