-- Plays, the tickets with which they begin, and the best play of everybody.

-- `key` is the ticket of a recorded play, or what the caller named a told one: the same play is stored once.
-- The title stays when the conversation goes; nobody is named when the user goes.
create table plays (
  id uuid primary key,
  key uuid,
  user_id uuid references users on delete set null,
  conversation uuid references conversations on delete set null,
  title text not null,
  mode text not null,
  difficulty text not null,
  language text not null,
  played_at timestamptz not null,
  score int not null,
  base double precision,
  health_bonus double precision,
  is_winner boolean not null,
  verified boolean not null,
  relaxed boolean not null,
  powers text[] not null,
  duration_ms int,
  events_digest bytea,
  unique (user_id, key)
);
create index plays_of_user on plays (user_id, played_at desc, id desc);
create index plays_of_conversation on plays (conversation);

-- A ticket remembers what its battle is played over and with.
create table play_tickets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  conversation uuid not null references conversations on delete cascade,
  conversation_version int not null,
  mode text not null,
  difficulty text not null,
  powers text[] not null,
  relaxed boolean not null,
  seed bigint not null,
  created_at timestamptz not null
);
create index play_tickets_of_user on play_tickets (user_id, created_at desc, id desc);
create index play_tickets_of_conversation on play_tickets (conversation);

-- Everybody's best verified play of a conversation, mode and difficulty: in each week (its Monday), and in
-- all weeks together, for which 1970-01-01 stands. Kept while plays are stored, so that the leaderboard of
-- a popular conversation is read down an index, however many plays there are.
create table best_plays (
  conversation uuid not null references conversations on delete cascade,
  mode text not null,
  difficulty text not null,
  week date not null,
  user_id uuid not null references users on delete cascade,
  score int not null,
  is_winner boolean not null,
  played_at timestamptz not null,
  primary key (user_id, conversation, mode, difficulty, week)
);
create index best_plays_by_score
  on best_plays (conversation, mode, difficulty, week, score desc, played_at, user_id)
  include (is_winner);
