-- Songs for learners. `game_rev` counts what a game is made of: texts, words, times, order and flags of its lyrics. The
-- rights are what an editor has stated of them; a song is out as long as it is curated, not withdrawn, and its licence
-- has not ended.
alter table songs
  add column views int not null default 0,
  add column game_rev int not null default 1,
  add column rights text not null default 'unknown'
    check (rights in ('own', 'publicDomain', 'free', 'licensed', 'permission', 'unknown')),
  add column rights_note text not null default '',
  add column rights_url text not null default '',
  add column audience text not null default 'everyone' check (audience in ('everyone', 'users')),
  -- The last day of the licence, in UTC.
  add column licensed_until date,
  add column withdrawn_at timestamptz;

-- What came with the product was written for it.
update songs set rights = 'own' where id in (select song from sample_songs);

create index songs_popular on songs (views desc, id desc) where curated and withdrawn_at is null;
create index songs_popular_in on songs (language, views desc, id desc) where curated and withdrawn_at is null;
create index songs_recent on songs (published_at desc, id desc) where curated and withdrawn_at is null;
create index songs_recent_in on songs (language, published_at desc, id desc)
  where curated and withdrawn_at is null;

-- Where the words of a lyric are sung: pairs of a place in its text and a time, in hundredths of a second.
alter table lyrics add column marks int[];
