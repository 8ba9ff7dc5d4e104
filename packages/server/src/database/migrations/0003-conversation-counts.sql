-- How many conversations visitors can see, by language and level ('' without one): always exact.
-- Counting a million rows takes 55 ms of one core for every list that is opened; adding up these
-- few rows takes none. Views change no count, so they never touch this table.
create table conversation_counts (
  language text not null,
  difficulty text not null,
  total bigint not null check (total >= 0),
  primary key (language, difficulty)
);

insert into conversation_counts
select language, coalesce(difficulty, ''), count(*) from conversations
where is_published and deleted_at is null
group by 1, 2;

-- In the order of the key, so that two that add many at once do not wait for each other in a ring.
create function count_added_conversations() returns trigger language plpgsql as $$
begin
  insert into conversation_counts as known
  select language, coalesce(difficulty, ''), count(*) from added
  where is_published and deleted_at is null
  group by 1, 2 order by 1, 2
  on conflict (language, difficulty) do update set total = known.total + excluded.total;
  return null;
end $$;

create function count_removed_conversations() returns trigger language plpgsql as $$
begin
  update conversation_counts set total = total - gone.number
  from (
    select language, coalesce(difficulty, '') as difficulty, count(*) as number from removed
    where is_published and deleted_at is null
    group by 1, 2
  ) gone
  where conversation_counts.language = gone.language
    and conversation_counts.difficulty = gone.difficulty;
  return null;
end $$;

create function count_changed_conversation() returns trigger language plpgsql as $$
begin
  if old.is_published and old.deleted_at is null then
    update conversation_counts set total = total - 1
    where language = old.language and difficulty = coalesce(old.difficulty, '');
  end if;
  if new.is_published and new.deleted_at is null then
    insert into conversation_counts as known values (new.language, coalesce(new.difficulty, ''), 1)
    on conflict (language, difficulty) do update set total = known.total + 1;
  end if;
  return null;
end $$;

create function count_no_conversations() returns trigger language plpgsql as $$
begin
  delete from conversation_counts;
  return null;
end $$;

create trigger count_added after insert on conversations
  referencing new table as added
  for each statement execute function count_added_conversations();

create trigger count_removed after delete on conversations
  referencing old table as removed
  for each statement execute function count_removed_conversations();

create trigger count_changed after update of language, difficulty, is_published, deleted_at
  on conversations for each row
  when ((old.language, old.difficulty, old.is_published, old.deleted_at is null)
    is distinct from (new.language, new.difficulty, new.is_published, new.deleted_at is null))
  execute function count_changed_conversation();

create trigger count_none after truncate on conversations
  for each statement execute function count_no_conversations();
