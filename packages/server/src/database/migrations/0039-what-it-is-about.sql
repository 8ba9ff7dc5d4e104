-- What a conversation is about, on one line of its cards, in the language of its translations.
alter table conversations add gist text not null default '';

-- Whatever a search finds beside lines is read again when it changes: also what it is about and who speaks.
drop trigger read_changed on conversations;
create trigger read_changed
  after update of title_search, language, is_published, deleted_at, gist, character1_name, character2_name
  on conversations for each row
  when ((old.title_search, old.language, old.is_published, old.deleted_at is null, old.gist, old.character1_name, old.character2_name)
    is distinct from (new.title_search, new.language, new.is_published, new.deleted_at is null, new.gist, new.character1_name, new.character2_name))
  execute function read_again_conversation();

-- What was read before knew neither, nor whose word is whose.
insert into conversations_to_read (conversation)
  select id from conversations where is_published and deleted_at is null;
