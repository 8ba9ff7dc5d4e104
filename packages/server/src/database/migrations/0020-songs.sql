-- Songs. A song has a video or an uploaded file. `rev` counts the changes of the song and its lyrics together,
-- `order_rev` is the revision in which lyrics came, went or changed places last, `field_revs` that of each own field.
create table songs (
  id uuid primary key,
  language text not null check (language in ('spanish', 'french', 'chinese', 'german')),
  title text not null,
  artist text not null,
  -- Title and artist and their translations, folded by our code (case, accents), as titles of conversations are.
  title_search text not null,
  title_translation text not null default '',
  artist_translation text not null default '',
  title_pinyin text not null default '',
  artist_pinyin text not null default '',
  difficulty text not null check (difficulty in ('beginner', 'intermediate', 'advanced')),
  maturity text not null check (maturity in ('G', 'PG', 'PG-13', 'R')),
  curated boolean not null,
  published_at timestamptz,
  youtube_id text,
  youtube_views double precision not null,
  media_url text,
  -- In seconds.
  duration double precision not null check (duration >= 0),
  description text not null default '',
  tags text[] not null default '{}',
  rev int not null default 1,
  order_rev int not null default 1,
  field_revs jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint songs_published check (curated = (published_at is not null)),
  constraint songs_heard check (youtube_id is not null or media_url is not null)
);
-- The newest first (ids of version 7 sort by age).
create index songs_newest on songs (language, id desc);
create index songs_curated on songs (language, id desc) where curated;
create index songs_published_at on songs (language, published_at desc) where curated;
create index songs_title on songs using gin (title_search gin_trgm_ops);
create index songs_short_title on songs using gin (short_parts(title_search));
