-- The lyrics of songs. Places are counted from 0 without holes; two may be at one place only inside a transaction.
-- The words of a lyric are one list in its row; words are never deleted.
create table lyrics (
  id uuid primary key,
  song uuid not null references songs on delete cascade,
  position int not null check (position >= 0),
  text text not null check (text <> ''),
  -- By what texts are the same: one space for white space.
  text_key text not null,
  translation text not null default '',
  translation_pending boolean not null default false,
  translation_source text,
  pinyin text not null default '',
  annotation text not null default '',
  -- In hundredths of a second; 0 and 0 are not timed yet.
  start_time int not null default 0 check (start_time >= 0),
  stop_time int not null default 0 check (stop_time >= 0),
  duplicate_lyric boolean not null default false,
  empty_lyric boolean not null default true,
  skip boolean not null default false,
  first_sung_lyric boolean not null default false,
  needs_review boolean not null default false,
  words uuid[] not null default '{}',
  rev int not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint lyrics_places unique (song, position) deferrable initially deferred,
  constraint lyrics_pending check (not translation_pending or translation = ''),
  constraint lyrics_empty check (empty_lyric = (cardinality(words) = 0))
);
create index lyrics_with_words on lyrics using gin (words);
create index lyrics_same_text on lyrics (text_key);
create index lyrics_waiting on lyrics (id) where translation_pending;
