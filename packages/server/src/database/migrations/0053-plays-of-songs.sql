-- Games over songs are plays, too. What is played stands in one of three columns (decision 108); of a play it may be
-- gone, its title stays.
alter table plays
  add column song uuid references songs on delete set null,
  add constraint plays_of_one check (num_nonnulls(conversation, pronunciation_list, song) <= 1);
create index plays_of_song on plays (song) where song is not null;

-- A ticket for a song says where its sound comes from: the song itself, or a voice.
alter table play_tickets
  add column song uuid references songs on delete cascade,
  add column source text check (source in ('song', 'voice')),
  drop constraint play_tickets_of_one,
  add constraint play_tickets_of_one check (num_nonnulls(conversation, pronunciation_list, song) = 1),
  add constraint play_tickets_sound check ((song is null) = (source is null));
create index play_tickets_of_song on play_tickets (song) where song is not null;

alter table assignments
  add column song uuid,
  drop constraint assignments_check,
  add constraint assignments_of_one check (num_nonnulls(conversation, pronunciation_list, song) = 1);
create index assignments_of_song on assignments (song) where song is not null;

-- As best_plays (0006-plays.sql).
create table best_song_plays (
  song uuid not null references songs on delete cascade,
  mode text not null,
  difficulty text not null,
  week date not null,
  user_id uuid not null references users on delete cascade,
  score int not null,
  is_winner boolean not null,
  played_at timestamptz not null,
  primary key (user_id, song, mode, difficulty, week)
);
create index best_song_plays_by_score
  on best_song_plays (song, mode, difficulty, week, score desc, played_at, user_id)
  include (is_winner);

-- The first answer to each hidden word of a line in a verified play. Lines and words may be gone by now.
create table word_results (
  play uuid not null references plays on delete cascade,
  lyric uuid not null,
  word uuid not null,
  is_right boolean not null,
  ms int not null,
  primary key (play, lyric, word)
);
