-- How many songs are out, of each kind that a search tells apart: always exact. Counting a hundred thousand takes longer than
-- finding the first twenty; adding up these few rows takes nothing. Views change no count, so they never touch this table.
drop index songs_counted;

create table song_counts (
  language text not null,
  difficulty text not null,
  maturity text not null,
  audience text not null,
  has_recording boolean not null,
  -- The last day of the licence; infinity without an end.
  ends date not null,
  total bigint not null check (total >= 0),
  primary key (language, difficulty, maturity, audience, has_recording, ends)
);

insert into song_counts
select language, difficulty, maturity, audience, media_url is not null, coalesce(licensed_until, 'infinity'), count(*)
from songs where curated and withdrawn_at is null
group by 1, 2, 3, 4, 5, 6;

-- In the order of the key, so that two that add many at once do not wait for each other in a ring.
create function count_added_songs() returns trigger language plpgsql as $$
begin
  insert into song_counts as known
  select language, difficulty, maturity, audience, media_url is not null, coalesce(licensed_until, 'infinity'), count(*)
  from added where curated and withdrawn_at is null
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (language, difficulty, maturity, audience, has_recording, ends)
    do update set total = known.total + excluded.total;
  return null;
end $$;

create function count_removed_songs() returns trigger language plpgsql as $$
begin
  update song_counts known set total = total - gone.number
  from (
    select language, difficulty, maturity, audience, media_url is not null as has_recording,
      coalesce(licensed_until, 'infinity') as ends, count(*) as number
    from removed where curated and withdrawn_at is null
    group by 1, 2, 3, 4, 5, 6
  ) gone
  where (known.language, known.difficulty, known.maturity, known.audience, known.has_recording, known.ends)
    = (gone.language, gone.difficulty, gone.maturity, gone.audience, gone.has_recording, gone.ends);
  return null;
end $$;

create function count_changed_song() returns trigger language plpgsql as $$
begin
  if old.curated and old.withdrawn_at is null then
    update song_counts set total = total - 1
    where (language, difficulty, maturity, audience, has_recording, ends) = (old.language, old.difficulty, old.maturity,
      old.audience, old.media_url is not null, coalesce(old.licensed_until, 'infinity'));
  end if;
  if new.curated and new.withdrawn_at is null then
    insert into song_counts as known values (new.language, new.difficulty, new.maturity, new.audience,
      new.media_url is not null, coalesce(new.licensed_until, 'infinity'), 1)
    on conflict (language, difficulty, maturity, audience, has_recording, ends) do update set total = known.total + 1;
  end if;
  return null;
end $$;

create function count_no_songs() returns trigger language plpgsql as $$
begin
  delete from song_counts;
  return null;
end $$;

create trigger count_added after insert on songs
  referencing new table as added
  for each statement execute function count_added_songs();

create trigger count_removed after delete on songs
  referencing old table as removed
  for each statement execute function count_removed_songs();

create trigger count_changed
  after update of language, difficulty, maturity, audience, media_url, licensed_until, curated, withdrawn_at
  on songs for each row
  when ((old.language, old.difficulty, old.maturity, old.audience, old.media_url is null, old.licensed_until, old.curated,
      old.withdrawn_at is null)
    is distinct from (new.language, new.difficulty, new.maturity, new.audience, new.media_url is null,
      new.licensed_until, new.curated, new.withdrawn_at is null))
  execute function count_changed_song();

create trigger count_none after truncate on songs
  for each statement execute function count_no_songs();
