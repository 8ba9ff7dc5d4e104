-- The library of words that songs are made of, each with its translation. The same text may stand for several words
-- (还 hái, 还 huán).
create table words (
  id uuid primary key,
  language text not null check (language in ('spanish', 'french', 'chinese', 'german')),
  text text not null check (text <> ''),
  -- By what a word of a list is found: in German with its case, elsewhere without.
  text_key text not null,
  -- Folded by our code (case, accents), as titles of conversations are.
  text_search text not null,
  -- Blank only as long as it is pending.
  translation text not null,
  translation_pending boolean not null default false,
  translation_source text,
  difficulty text not null check (difficulty in ('beginner', 'intermediate', 'advanced')),
  phrase boolean not null,
  pinyin text,
  -- Its letters alone, and with the tones as numbers behind the vowels: by what it is found.
  pinyin_plain text,
  pinyin_toned text,
  -- Told by an editor, and otherwise than we would have: never made anew, and taken for the same word elsewhere.
  pinyin_corrected boolean not null default false,
  annotation text not null default '',
  audio_url text,
  -- The rank among the words of its language, 1 for the commonest.
  frequency int check (frequency > 0),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint words_translated check (translation <> '' or translation_pending),
  constraint words_pinyin check ((language = 'chinese') = (pinyin is not null))
);
create index words_key on words (language, text_key);
create index words_text on words (language, text_search);
create index words_pinyin on words (pinyin_plain) where pinyin_plain is not null;
create index words_has_text on words using gin (text_search gin_trgm_ops);
create index words_has_short_text on words using gin (short_parts(text_search));
create index words_has_pinyin on words using gin (pinyin_plain gin_trgm_ops);
-- The newest first (ids of version 7 sort by age).
create index words_newest on words (language, id desc);
create index words_pending on words (id) where translation_pending;
-- Chinese words by when they were changed: what is read anew before a text is cut into words.
create index words_chinese on words (updated_at) where language = 'chinese';
