-- How texts are to be cut into words wherever they are read, as editors have said: by their letters, without spaces, and
-- without case but in German.
create table word_cuts (
  language text not null check (language in ('spanish', 'french', 'chinese', 'german')),
  text_key text not null check (text_key <> ''),
  -- As it was cut before: one word is parted only where it was written so.
  text text not null,
  parts text[] not null check (cardinality(parts) > 0),
  updated_at timestamptz not null,
  primary key (language, text_key)
);
