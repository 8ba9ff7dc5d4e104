-- Why a song was withdrawn, or is shown again.
alter table song_history add column reason text;

-- Why a song did not play for somebody; one a user, song and day, and forgotten after 30 days.
create table song_faults (
  song uuid not null references songs on delete cascade,
  user_id uuid not null references users on delete cascade,
  day date not null,
  fault text not null,
  primary key (song, user_id, day)
);
create index song_faults_of_user on song_faults (user_id);
create index song_faults_by_day on song_faults (day);
