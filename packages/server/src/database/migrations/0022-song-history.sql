-- What undoes each change of a song, by its revision. Rows are never changed, only forgotten.
create table song_history (
  song uuid not null references songs on delete cascade,
  rev int not null,
  user_id uuid references users on delete set null,
  operation text not null,
  inverse jsonb not null,
  at timestamptz not null,
  primary key (song, rev)
);
create index song_history_of_user on song_history (user_id);
create index song_history_at on song_history (at);
