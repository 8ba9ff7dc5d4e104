-- What keyed calls answered (R7): the same call sent again gets the same answer and does nothing twice.
-- `digest` tells the same call from another one that was given the same key.
create table kept_answers (
  user_id uuid not null references users on delete cascade,
  key text not null,
  digest bytea not null,
  answer jsonb not null,
  kept_at timestamptz not null,
  primary key (user_id, key)
);
create index kept_answers_by_age on kept_answers (kept_at);
