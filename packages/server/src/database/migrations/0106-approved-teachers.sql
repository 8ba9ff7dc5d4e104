-- What the school has decided about a teacher, and since when somebody wishes to be one (accounts.md#approved-teachers).
alter table users
  add column teacher_state text check (teacher_state in ('approved', 'refused')),
  add column teacher_since timestamptz;

-- Whom a course sent as its teacher is approved by that.
update users set teacher_state = 'approved'
where id in (select user_id from lti_people where side = 'teacher');

-- Those about whom nobody has decided yet, in the order in which they came.
create index users_undecided_teachers on users ((coalesce(teacher_since, created_at)), id)
  where type = 'teacher' and closed_at is null and teacher_state is distinct from 'approved';
