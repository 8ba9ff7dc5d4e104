-- Accounts: sessions, links sent by mail, Google logins, failed logins, and what happened to an account.
alter table users add email_verified_at timestamptz;

-- Finding users by the beginning of a username, whatever the locale.
create index users_username_start on users (username_key text_pattern_ops);

-- Only the hash of a token is kept: who reads this table cannot log in with it.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table account_links (
  token_hash bytea primary key,
  kind text not null check (kind in ('reset', 'verify')),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_user on account_links (user_id);

create table google_accounts (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index google_accounts_user on google_accounts (user_id);

-- Accounts and addresses as hashes; an empty address stands for all of them together.
create table failed_logins (
  account bytea not null,
  address bytea not null,
  count int not null,
  last_at timestamptz not null,
  primary key (account, address)
);
create index failed_logins_last on failed_logins (last_at);

-- Stays when the user goes; it names nobody but by id.
create table account_history (
  id uuid primary key,
  user_id uuid not null,
  actor uuid,
  what text not null,
  at timestamptz not null
);
create index account_history_user on account_history (user_id, at);
