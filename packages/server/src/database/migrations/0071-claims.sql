-- A pupil makes the account their own (pupils.md#claiming). Since when it is; null for everybody else.
alter table users add column claimed_at timestamptz;

-- What was asked for and is not done: the password waits here as its hash, until the link was opened and a keeper agreed.
create table claims (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  password_hash text not null,
  -- What the mail about it is written in.
  language text not null,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  verified_at timestamptz,
  agreed_by uuid references users on delete set null,
  agreed_at timestamptz
);
create index claims_agreed_by on claims (agreed_by);
create index claims_asked_at on claims (asked_at);

-- What a pupil was before, for as long as the account can be given back to the class.
create table claimed_pupils (
  user_id uuid primary key references users on delete cascade,
  home_class uuid references classes on delete set null,
  external_id text,
  serial integer not null,
  words_version text not null,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  carded_at timestamptz not null,
  claimed_at timestamptz not null
);
create index claimed_pupils_home_class on claimed_pupils (home_class);
create index claimed_pupils_made_by on claimed_pupils (made_by);
create index claimed_pupils_claimed_at on claimed_pupils (claimed_at);
