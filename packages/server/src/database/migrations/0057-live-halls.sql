-- Games of several people. A hall is its opening (this row) and what was done in it (live_log), in order (decision 117).
-- The script is what is played, as it was when the hall was opened; script and log go a day after the hall was settled.
create table live_halls (
  id uuid primary key,
  -- Six digits, while it can be joined.
  code text unique check (code ~ '^[0-9]{6}$'),
  host uuid not null references users on delete cascade,
  class uuid references classes on delete set null,
  assignment uuid references assignments on delete set null,
  conversation uuid references conversations on delete set null,
  pronunciation_list uuid references pronunciation_lists on delete set null,
  title text not null,
  language text not null,
  settings jsonb not null,
  script jsonb,
  seed bigint not null,
  -- Which version of the rules folds it.
  rules int not null,
  most_members int not null,
  -- How many students its class had when it was opened; null without one.
  class_size int,
  -- The fold after some entry, from which reading begins.
  snapshot jsonb,
  -- The last entry, and its time in milliseconds since the opening.
  seq int not null default 0,
  last_at int not null default 0,
  opened_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  settled_at timestamptz,
  report jsonb,
  constraint live_halls_of_one check (num_nonnulls(conversation, pronunciation_list) <= 1),
  constraint live_halls_code_while_open check (code is null or ended_at is null)
);
create index live_halls_of_host on live_halls (host, opened_at desc, id desc);
create index live_halls_of_class on live_halls (class, opened_at desc, id desc) where class is not null;
create index live_halls_open on live_halls (touched_at) where ended_at is null;
create index live_halls_unsettled on live_halls (ended_at) where ended_at is not null and settled_at is null;
create index live_halls_settled on live_halls (settled_at) where settled_at is not null and script is not null;
create index live_halls_of_assignment on live_halls (assignment) where assignment is not null;
create index live_halls_of_conversation on live_halls (conversation) where conversation is not null;
create index live_halls_of_list on live_halls (pronunciation_list) where pronunciation_list is not null;

-- Who is in a hall: a user, or a guest with a name and a key, of which only the hash is kept; both go after a day.
create table live_members (
  hall uuid not null references live_halls on delete cascade,
  number int not null,
  user_id uuid references users on delete set null,
  name text,
  key_hash bytea,
  joined_at timestamptz not null,
  primary key (hall, number),
  unique (hall, user_id),
  unique (hall, key_hash)
);
create index live_members_of_user on live_members (user_id) where user_id is not null;

create table live_log (
  hall uuid not null references live_halls on delete cascade,
  seq int not null,
  at int not null,
  -- Null: the host, or the server.
  member int,
  act jsonb not null,
  primary key (hall, seq)
);

-- Whether a play was played with others.
alter table plays add column live boolean not null default false;
