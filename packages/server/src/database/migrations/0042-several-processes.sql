-- What several processes of the product share besides what people made (decision 085).

-- Work that one process does for all of them: its holder until then. A holder that was killed is followed by another.
create table leases (
  work text primary key,
  holder uuid not null,
  until timestamptz not null
);

-- Mails that are neither sent nor given up. A mail is written down with what it tells of, and goes when it was taken.
create table mails (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  tries smallint not null default 0,
  written_at timestamptz not null default now(),
  next_at timestamptz not null default now()
);
create index mails_by_next on mails (next_at);

-- How far the saves of many lyrics have come, for whoever asks meanwhile.
create unlogged table save_progress (
  user_id uuid not null references users on delete cascade,
  key text not null,
  step text not null,
  done int not null,
  total int not null,
  told_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index save_progress_by_age on save_progress (told_at);
