-- How popular a playlist is: the views of the conversations in it that everybody can see, added up. Set whenever its
-- list changes, and now and then again, for views go on.
create function views_of_conversations(ids uuid[]) returns bigint language sql stable as $$
  select coalesce(sum(views), 0)::bigint from conversations
  where id = any (ids) and is_published and deleted_at is null
$$;

alter table playlists add views bigint not null default 0;

create function count_playlist_views() returns trigger language plpgsql as $$
begin
  new.views := views_of_conversations(new.conversations);
  return new;
end $$;

create trigger playlists_count_views before insert or update of conversations on playlists
  for each row execute function count_playlist_views();

update playlists set views = views_of_conversations(conversations);

-- The lists of all playlists, popular and recent (ids of version 7 sort by age), and their names as those of
-- conversations.
create index playlists_popular on playlists (views desc, id desc);
create index playlists_popular_language on playlists (language, views desc, id desc);
create index playlists_recent_language on playlists (language, id desc);
create index playlists_name on playlists using gin (name_search gin_trgm_ops);
create index playlists_short_name on playlists using gin (short_parts(name_search));
