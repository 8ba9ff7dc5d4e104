-- Classes, who is in them, and who was sent away.

-- A class keeps its teacher from going: accounts with classes are not deleted. Until its link is renewed for
-- the first time a class has no code, and the address alone lets students in.
create table classes (
  id uuid primary key,
  name text not null,
  color text not null,
  icon text not null,
  language text not null,
  teacher uuid not null references users,
  scores text not null check (scores in ('off', 'own', 'names')),
  is_open boolean not null,
  code text,
  created_at timestamptz not null
);
create index classes_of_teacher on classes (teacher, created_at, id);

-- Once for each class and student, with what the teacher allows that student in the games of the class.
create table enrolments (
  class uuid not null references classes on delete cascade,
  student uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  extra_time double precision not null default 1 check (extra_time between 1 and 3),
  relaxed boolean not null default false,
  primary key (class, student)
);
create index enrolments_of_student on enrolments (student, joined_at, class);

-- Students who were removed; the next link forgets them.
create table barred_students (
  class uuid not null references classes on delete cascade,
  student uuid not null references users on delete cascade,
  barred_at timestamptz not null,
  primary key (class, student)
);
create index barred_students_student on barred_students (student);
