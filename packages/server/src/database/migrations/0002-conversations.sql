create extension if not exists pg_trgm;

create table conversations (
  id uuid primary key,
  shortid text not null unique,
  -- The file of a sample conversation, so that bringing it in again finds it.
  content_key text unique,
  -- What the sample was written from: an unchanged one is left alone.
  content_digest text,
  title text not null,
  -- Folded by our code (case, accents), so that a search depends on no locale of the database.
  title_search text not null,
  description text not null default '',
  coverimage text,
  credit text not null default '',
  language text not null,
  difficulty text check (difficulty in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  translation_language text not null default 'en',
  author uuid references users on delete set null,
  is_published boolean not null,
  character1_name text not null,
  character1_image text,
  character2_name text not null,
  character2_image text,
  views bigint not null default 0 check (views >= 0),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  deleted_at timestamptz,
  check (not is_published or published_at is not null)
);

create table dialogue_lines (
  id uuid primary key,
  conversation uuid not null references conversations on delete cascade,
  position int not null,
  character smallint not null check (character in (1, 2)),
  text text not null,
  pinyin text,
  translation text,
  image text,
  audio text,
  duration_ms int,
  unique (conversation, position) deferrable initially immediate
);

-- The lists that visitors see: all, of one language, of one language and level; popular and recent.
-- Each ends with the id, so that a page can begin after the last card of the one before.
create index conversations_popular on conversations (views desc, id desc)
  where is_published and deleted_at is null;
create index conversations_popular_language on conversations (language, views desc, id desc)
  where is_published and deleted_at is null;
create index conversations_popular_level on conversations (language, difficulty, views desc, id desc)
  where is_published and deleted_at is null;
create index conversations_recent on conversations (published_at desc, id desc)
  where is_published and deleted_at is null;
create index conversations_recent_language on conversations (language, published_at desc, id desc)
  where is_published and deleted_at is null;
create index conversations_recent_level
  on conversations (language, difficulty, published_at desc, id desc)
  where is_published and deleted_at is null;

create index conversations_title on conversations using gin (title_search gin_trgm_ops)
  where is_published and deleted_at is null;

-- Trigrams need three letters, and most Chinese words have two: for shorter searches every single
-- character and every pair of neighbours is kept, in whatever locale the database has.
create function short_parts(folded text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select distinct part
    from generate_series(1, char_length(folded)) place,
      lateral (values (substr(folded, place, 1)), (substr(folded, place, 2))) parts (part)
  );

create index conversations_short_title on conversations using gin (short_parts(title_search))
  where is_published and deleted_at is null;

create index conversations_author on conversations (author);
