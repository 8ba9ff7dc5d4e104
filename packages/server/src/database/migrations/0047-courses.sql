-- Courses. The units are one value in the row: their order and that of their items have no holes, and one version tells
-- whether anything of them has changed (docs/decisions/023 and 102). Each is {key, title, level, aims, items}, an item
-- {kind, id} of a conversation or a pronunciation list.
create table courses (
  id uuid primary key,
  shortid text not null unique,
  -- Which sample it is, and what it was written from; null for courses of people.
  content_key text unique,
  content_digest text,
  is_sample boolean not null generated always as (content_key is not null) stored,
  title text not null,
  -- Folded by our code (case, accents), as titles of conversations are.
  title_search text not null,
  description text not null default '',
  language text not null,
  -- The language of the translations that it is for; null: of any.
  translation_language text,
  author uuid references users on delete set null,
  units jsonb not null default '[]' check (jsonb_typeof(units) = 'array'),
  -- What is in the units, kept by a trigger: the ids of all items, and the levels.
  things uuid[] not null default '{}',
  levels text[] not null default '{}',
  is_published boolean not null default false,
  version int not null default 1,
  -- When a report hid it until an editor has looked.
  held_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  deleted_at timestamptz,
  constraint courses_at_most check (jsonb_array_length(units) <= 40 and cardinality(things) <= 300),
  constraint courses_no_doubles check (not has_doubles(things))
);
create index courses_of_author on courses (author, id desc);
create index courses_shown on courses (language, is_sample desc, id desc)
  where is_published and held_at is null and deleted_at is null;
create index courses_title on courses using gin (title_search gin_trgm_ops);
create index courses_short_title on courses using gin (short_parts(title_search));
create index courses_holding on courses using gin (things);

create function see_what_course_holds() returns trigger language plpgsql as $$
begin
  new.things := array(
    select (item ->> 'id')::uuid
    from jsonb_array_elements(new.units) with ordinality listed (unit, place),
      jsonb_array_elements(unit -> 'items') with ordinality inside (item, part)
    order by place, part
  );
  new.levels := array(
    select distinct unit ->> 'level' from jsonb_array_elements(new.units) unit
    where unit ->> 'level' is not null order by 1
  );
  return new;
end
$$;
create trigger courses_see_what_holds before insert or update of units on courses
  for each row execute function see_what_course_holds();

-- What goes for good falls out of every course. Those who wait for each other do so in one order.
create function leave_courses() returns trigger language plpgsql as $$
begin
  perform 1 from courses where things @> array[old.id] order by id for update;
  update courses
  set units = (
      select jsonb_agg(
        jsonb_set(unit, '{items}', coalesce((
          select jsonb_agg(item order by part)
          from jsonb_array_elements(unit -> 'items') with ordinality inside (item, part)
          where item ->> 'id' <> old.id::text
        ), '[]')) order by place
      ) from jsonb_array_elements(units) with ordinality listed (unit, place)
    ),
    version = version + 1
  where things @> array[old.id];
  return null;
end
$$;
create trigger conversations_gone_leave_courses after delete on conversations
  for each row execute function leave_courses();
create trigger lists_gone_leave_courses after delete on pronunciation_lists
  for each row execute function leave_courses();

-- Who follows which course, from which unit on; one of each language is the active one.
create table learner_courses (
  user_id uuid not null references users on delete cascade,
  course uuid not null references courses on delete cascade,
  language text not null,
  start_unit text,
  started_at timestamptz not null,
  is_active boolean not null,
  primary key (user_id, course)
);
create unique index learner_courses_active on learner_courses (user_id, language) where is_active;
create index learner_courses_of_course on learner_courses (course);

-- The course that a class follows.
create table class_courses (
  class uuid primary key references classes on delete cascade,
  course uuid not null references courses on delete cascade,
  since timestamptz not null
);
create index class_courses_of_course on class_courses (course);

-- Who may read a course because a class of theirs follows it, draft or not.
create view course_readers as
  select class_courses.course, enrolments.student as reader
  from class_courses join enrolments on enrolments.class = class_courses.class
  union all
  select class_courses.course, classes.teacher
  from class_courses join classes on classes.id = class_courses.class;
