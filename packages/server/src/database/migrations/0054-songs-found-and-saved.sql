-- How many songs a search finds is counted in this index alone.
create index songs_counted on songs (language, difficulty, maturity, audience, licensed_until)
  where curated and withdrawn_at is null;

-- A song is popular when it is opened: one row a song, viewer and hour, as with playlists.
create table song_views (
  song uuid not null references songs on delete cascade,
  viewer text not null,
  hour timestamptz not null,
  primary key (hour, song, viewer)
);
create index song_views_of_song on song_views (song);

-- Songs that somebody keeps with one press, the newest first; 1,000 at most, which the server looks at. One that was
-- withdrawn, or is not for its user any more, is still counted.
create table saved_songs (
  user_id uuid not null references users on delete cascade,
  song uuid not null references songs on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, song)
);
create index saved_songs_in on saved_songs (song);
create index saved_songs_newest on saved_songs (user_id, saved_at desc, song desc);
