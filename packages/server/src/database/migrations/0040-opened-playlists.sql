-- A playlist is popular when it is opened: one row a playlist, viewer and hour, as with pronunciation lists.
create table playlist_views (
  playlist uuid not null references playlists on delete cascade,
  viewer text not null,
  hour timestamptz not null,
  primary key (hour, playlist, viewer)
);
create index playlist_views_of_playlist on playlist_views (playlist);

-- How often it was opened. `views`, the views of the conversations in it added up, say nothing of that; they and their
-- trigger stay for the version before.
alter table playlists add opened bigint not null default 0;

-- Whether everybody can see something in it: one with nothing is offered to nobody but its author.
create function has_shown_conversation(ids uuid[]) returns boolean language sql stable as $$
  select exists (select from conversations where id = any (ids) and is_published and deleted_at is null)
$$;

alter table playlists add has_shown boolean not null default false;
update playlists set has_shown = true where has_shown_conversation(conversations);

create function see_what_playlist_shows() returns trigger language plpgsql as $$
begin
  new.has_shown := has_shown_conversation(new.conversations);
  return new;
end $$;

create trigger playlists_see_what_shows before insert or update of conversations on playlists
  for each row execute function see_what_playlist_shows();

-- When a conversation is published, taken back or deleted, the playlists that it is in are found by playlists_holding.
create function show_in_playlists() returns trigger language plpgsql as $$
begin
  update playlists set has_shown = has_shown_conversation(conversations)
  where conversations @> array[new.id] and has_shown <> has_shown_conversation(conversations);
  return null;
end $$;

create trigger shown_in_playlists after update of is_published, deleted_at on conversations for each row
  when ((old.is_published and old.deleted_at is null) <> (new.is_published and new.deleted_at is null))
  execute function show_in_playlists();

-- The lists of what is offered.
create index playlists_opened on playlists (opened desc, id desc);
create index playlists_offered on playlists (language, opened desc, id desc) where held_at is null and has_shown;
drop index playlists_shown;

-- Which playlist a sample of content/playlists became, and what it was written from. The playlist of one that was
-- deleted is null: it does not come back.
create table sample_playlists (
  content_key text primary key,
  digest text not null,
  playlist uuid unique references playlists on delete set null
);
