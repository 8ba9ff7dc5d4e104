-- Who teaches a class beside its owner (classes.teacher), with all rights but to give the class away, to end it, and to
-- say who teaches it.
create table class_teachers (
  class uuid not null references classes on delete cascade,
  user_id uuid not null references users on delete cascade,
  since timestamptz not null,
  primary key (class, user_id)
);
create index class_teachers_of_user on class_teachers (user_id);

-- The same on the class itself, kept by the database: whoever has locked a class knows who teaches it, without asking
-- again and without seeing somebody who was removed while they waited.
alter table classes add column co_teachers uuid[] not null default '{}';

create function keep_co_teachers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update classes set co_teachers = array_append(array_remove(co_teachers, new.user_id), new.user_id)
    where id = new.class;
    return new;
  end if;
  update classes set co_teachers = array_remove(co_teachers, old.user_id) where id = old.class;
  return old;
end $$;
create trigger keep_co_teachers after insert or delete on class_teachers
  for each row execute function keep_co_teachers();

-- Everybody who teaches a class.
create view taught_classes as
  select id as class, teacher as user_id from classes
  union all
  select class, user_id from class_teachers;

create or replace view assigned_readers as
  select assignments.conversation, enrolments.student as reader
  from assignments join enrolments on enrolments.class = assignments.class
  where assignments.conversation is not null
  union all
  select assignments.conversation, classes.teacher
  from assignments join classes on classes.id = assignments.class
  where assignments.conversation is not null
  union all
  select assignments.conversation, class_teachers.user_id
  from assignments join class_teachers on class_teachers.class = assignments.class
  where assignments.conversation is not null;

-- What was done about people and classes, by whom. It names by id alone and refers to nothing, so that it outlives what it
-- tells of; it is only ever added to, and what is older than two years may go.
create table school_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor uuid,
  what text not null,
  person uuid,
  class uuid,
  about text
);
create index school_log_at on school_log (at);
create index school_log_of_actor on school_log (actor, at);
create index school_log_of_person on school_log (person, at);
create index school_log_of_class on school_log (class, at);

create function keep_school_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '24 months' then
    return old;
  end if;
  raise exception 'the log of the school is only added to';
end $$;
create trigger keep_school_log before update or delete on school_log
  for each row execute function keep_school_log();
