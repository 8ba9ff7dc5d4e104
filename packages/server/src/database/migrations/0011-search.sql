-- What a search finds beside titles: the words of every conversation that visitors can see, with its language, so
-- that the words of one language are not buried under those of another. Our code splits and folds the words.
create table conversation_words (
  conversation uuid primary key,
  language text not null,
  words tsvector not null
);
create index conversation_words_words on conversation_words using gin (words);

-- Every word that was ever found in one of them, for telling what a misspelled one was meant as.
create table known_words (
  word text primary key
);
create index known_words_near on known_words using gin (word gin_trgm_ops);

-- Conversations whose words may have changed. Only ever added to by those who write, so that nobody waits for
-- whoever works it off; the same conversation may stand in it several times.
create table conversations_to_read (
  id bigint generated always as identity primary key,
  conversation uuid not null
);

insert into conversations_to_read (conversation) select id from conversations;

create function read_again_conversations() returns trigger language plpgsql as $$
begin
  insert into conversations_to_read (conversation) select id from changed;
  return null;
end $$;

create function read_again_lines() returns trigger language plpgsql as $$
begin
  insert into conversations_to_read (conversation) select distinct conversation from changed;
  return null;
end $$;

create function read_again_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations_to_read (conversation) values (new.id);
  return null;
end $$;

create trigger read_added after insert on conversations
  referencing new table as changed
  for each statement execute function read_again_conversations();

create trigger read_removed after delete on conversations
  referencing old table as changed
  for each statement execute function read_again_conversations();

create trigger read_changed after update of title_search, language, is_published, deleted_at
  on conversations for each row
  when ((old.title_search, old.language, old.is_published, old.deleted_at is null)
    is distinct from (new.title_search, new.language, new.is_published, new.deleted_at is null))
  execute function read_again_conversation();

create trigger read_lines_added after insert on dialogue_lines
  referencing new table as changed
  for each statement execute function read_again_lines();

create trigger read_lines_changed after update on dialogue_lines
  referencing new table as changed
  for each statement execute function read_again_lines();

create trigger read_lines_removed after delete on dialogue_lines
  referencing old table as changed
  for each statement execute function read_again_lines();
