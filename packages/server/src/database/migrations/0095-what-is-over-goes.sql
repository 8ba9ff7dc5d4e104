-- When a pupil was last here, to within a day, and when the account goes because nobody uses it (school.md#retention).
-- Before this nobody counted: for all of them time begins now.
alter table pupils
  add column seen_at timestamptz not null default now(),
  add column leaves_at timestamptz;
create index pupils_leaves_at on pupils (leaves_at) where leaves_at is not null;

-- Kept by the database, so that every way in counts. It waits for nobody: whoever holds the pupil now keeps them anyhow.
create function note_pupil_seen() returns trigger language plpgsql as $$
begin
  update pupils set seen_at = new.last_used_at, leaves_at = null where ctid = any (array (
    select ctid from pupils where user_id = new.user_id
      and (leaves_at is not null or seen_at < new.last_used_at - interval '1 day')
    for update skip locked
  ));
  return null;
end $$;
create trigger note_pupil_seen after insert or update of last_used_at on sessions
  for each row execute function note_pupil_seen();

-- Boards of weeks that are over are found to be forgotten; that of all weeks, for which 1970-01-01 stands, stays.
create index best_plays_of_weeks on best_plays (week) where week > '1970-01-01';
create index best_song_plays_of_weeks on best_song_plays (week) where week > '1970-01-01';
