-- Since when a class is archived; null while it is in use.
alter table classes add column archived_at timestamptz;

-- What an archived class has assigned is read by those alone who may read it anyway. Of a list all who teach the class are
-- readers, as of a conversation.
create or replace view assigned_readers as
  select assignments.conversation, enrolments.student as reader
  from assignments
  join classes on classes.id = assignments.class and classes.archived_at is null
  join enrolments on enrolments.class = assignments.class
  where assignments.conversation is not null
  union all
  select assignments.conversation, classes.teacher
  from assignments
  join classes on classes.id = assignments.class and classes.archived_at is null
  where assignments.conversation is not null
  union all
  select assignments.conversation, class_teachers.user_id
  from assignments
  join classes on classes.id = assignments.class and classes.archived_at is null
  join class_teachers on class_teachers.class = assignments.class
  where assignments.conversation is not null;

create or replace view assigned_list_readers as
  select assignments.pronunciation_list as list, enrolments.student as reader
  from assignments
  join classes on classes.id = assignments.class and classes.archived_at is null
  join enrolments on enrolments.class = assignments.class
  where assignments.pronunciation_list is not null
  union all
  select assignments.pronunciation_list, classes.teacher
  from assignments
  join classes on classes.id = assignments.class and classes.archived_at is null
  where assignments.pronunciation_list is not null
  union all
  select assignments.pronunciation_list, class_teachers.user_id
  from assignments
  join classes on classes.id = assignments.class and classes.archived_at is null
  join class_teachers on class_teachers.class = assignments.class
  where assignments.pronunciation_list is not null;
