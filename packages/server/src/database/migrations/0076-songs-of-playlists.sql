-- Songs of a playlist, in an order of their own; the version of the row is that of both lists.
alter table playlists
  add column songs uuid[] not null default '{}',
  add constraint playlists_songs_at_most check (cardinality(songs) <= 200),
  add constraint playlists_songs_no_doubles check (not has_doubles(songs));
create index playlists_holding_songs on playlists using gin (songs);

-- A song that is deleted leaves every playlist, in one order as conversations do.
create function song_leaves_playlists() returns trigger language plpgsql as $$
begin
  perform 1 from playlists where songs @> array[old.id] order by id for update;
  update playlists set songs = array_remove(songs, old.id), version = version + 1
  where songs @> array[old.id];
  return null;
end
$$;
create trigger songs_gone_leave_playlists after delete on songs
  for each row execute function song_leaves_playlists();

-- Whether everybody may meet a song for good: one whose licence ends may be gone tomorrow, without any change of a row.
create function is_everybodys_song(curated boolean, withdrawn_at timestamptz, audience text, maturity text, licensed_until date)
  returns boolean language sql immutable parallel safe
  return curated and withdrawn_at is null and audience = 'everyone' and maturity in ('G', 'PG') and licensed_until is null;

create function has_shown_song(ids uuid[]) returns boolean language sql stable as $$
  select exists (
    select from songs where id = any (ids) and is_everybodys_song(curated, withdrawn_at, audience, maturity, licensed_until)
  )
$$;

-- A playlist is offered for its songs, too.
create or replace function see_what_playlist_shows() returns trigger language plpgsql as $$
begin
  new.has_shown := has_shown_conversation(new.conversations) or has_shown_song(new.songs);
  return new;
end $$;
drop trigger playlists_see_what_shows on playlists;
create trigger playlists_see_what_shows before insert or update of conversations, songs on playlists
  for each row execute function see_what_playlist_shows();

create or replace function show_in_playlists() returns trigger language plpgsql as $$
begin
  update playlists set has_shown = has_shown_conversation(conversations) or has_shown_song(songs)
  where conversations @> array[new.id]
    and has_shown <> (has_shown_conversation(conversations) or has_shown_song(songs));
  return null;
end $$;

create function show_song_in_playlists() returns trigger language plpgsql as $$
begin
  update playlists set has_shown = has_shown_conversation(conversations) or has_shown_song(songs)
  where songs @> array[new.id]
    and has_shown <> (has_shown_conversation(conversations) or has_shown_song(songs));
  return null;
end $$;
create trigger songs_shown_in_playlists
  after update of curated, withdrawn_at, audience, maturity, licensed_until on songs for each row
  when (
    is_everybodys_song(old.curated, old.withdrawn_at, old.audience, old.maturity, old.licensed_until)
    <> is_everybodys_song(new.curated, new.withdrawn_at, new.audience, new.maturity, new.licensed_until)
  )
  execute function show_song_in_playlists();
