-- The chance of a user's next game over a conversation or a list, which `thing` names: whoever asks for tickets again and
-- again, with whatever settings, gets the same one until he has played it, or it has grown old.
create table play_seeds (
  user_id uuid not null references users on delete cascade,
  thing uuid not null,
  seed bigint not null,
  created_at timestamptz not null,
  primary key (user_id, thing)
);
