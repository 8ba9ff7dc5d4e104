-- Playlists. The order is one list in the row: it has no holes and no two neighbours at one place whatever happens,
-- and one version tells whether anything of it has changed.
create function has_doubles(ids uuid[]) returns boolean
  language sql immutable strict parallel safe
  return (select count(*) > count(distinct id) from unnest(ids) listed (id));

create table playlists (
  id uuid primary key,
  name text not null,
  -- Folded by our code (case, accents), as titles of conversations are.
  name_search text not null,
  description text not null default '',
  -- Null stands for all.
  language text,
  difficulty text check (difficulty in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  author uuid references users on delete set null,
  conversations uuid[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint playlists_at_most check (cardinality(conversations) <= 1000),
  constraint playlists_no_doubles check (not has_doubles(conversations))
);
create index playlists_of_author on playlists (author, id desc);
create index playlists_holding on playlists using gin (conversations);

-- A conversation that goes leaves every playlist, however it goes. Those who wait for each other do so in one order.
create function leave_playlists() returns trigger language plpgsql as $$
begin
  perform 1 from playlists where conversations @> array[old.id] order by id for update;
  update playlists
  set conversations = array_remove(conversations, old.id), version = version + 1
  where conversations @> array[old.id];
  return null;
end
$$;

create trigger conversations_gone_leave_playlists after delete on conversations
  for each row execute function leave_playlists();
create trigger conversations_deleted_leave_playlists after update of deleted_at on conversations
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function leave_playlists();
