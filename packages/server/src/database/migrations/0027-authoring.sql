-- What authors write beside the lines themselves.
alter table conversations
  add cover_alt text not null default '',
  add character1_image_alt text not null default '',
  add character1_voice text,
  add character2_image_alt text not null default '',
  add character2_voice text,
  -- The author says that he wrote it, or may share it.
  add has_rights boolean not null default false,
  -- Which dialogue a battle was begun over: other changes leave running games alone.
  add dialogue_version int not null default 1;
update conversations set has_rights = true where is_published;
update conversations set dialogue_version = version;

alter table dialogue_lines
  add image_alt text not null default '',
  -- The text that its clip was made of, so that a changed text is seen not to match.
  add audio_text text,
  -- human, memory or machine:<id>; null for those who do not say.
  add translation_source text,
  -- Other ways to say it that are right, and the words to leave out in a cloze (none: automatic).
  add variants text[] not null default '{}',
  add gap_words text[] not null default '{}';
update dialogue_lines set audio_text = text where audio is not null;

-- Lines that were taken out, as they last were, so that old results still read. They stand in a table of their own:
-- nothing that reads a dialogue can forget to leave them out.
create table removed_lines (
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
  removed_at timestamptz not null
);
create index removed_lines_of_conversation on removed_lines (conversation, removed_at);

-- Which classes have a conversation assigned. The conversations look here, as they do for its readers (0013).
create view assigned_classes as
  select distinct conversation, class from assignments where conversation is not null;
