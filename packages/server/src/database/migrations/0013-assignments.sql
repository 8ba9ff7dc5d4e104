-- What a class is to play, who did it, and what lines went wrong.

-- An assignment is of one conversation or of one list. Neither is referred to: one that goes leaves its title here.
-- `date_due` is the last second of a day in `time_zone`.
create table assignments (
  id uuid primary key,
  class uuid not null references classes on delete cascade,
  conversation uuid,
  pronunciation_list uuid,
  title text not null,
  activity text not null,
  mode text not null,
  difficulty text not null,
  requirement text not null,
  required_score int,
  date_due timestamptz not null,
  time_zone text not null,
  created_at timestamptz not null,
  check (num_nonnulls(conversation, pronunciation_list) = 1),
  check ((requirement = 'score') = (required_score is not null))
);
create index assignments_of_class on assignments (class, date_due, id);
create index assignments_of_conversation on assignments (conversation);

-- Who met an assignment for the first time, once and for all: whatever is done on that day is done once.
create table assignment_completions (
  assignment uuid not null references assignments on delete cascade,
  student uuid not null references users on delete cascade,
  is_on_time boolean not null,
  completed_at timestamptz not null,
  primary key (assignment, student)
);
create index assignment_completions_of_student on assignment_completions (student);

-- Who may read a conversation because his class has it assigned, drafts too: its students and its teacher. The
-- conversations look here, so that one question suffices and removing somebody acts at once.
create view assigned_readers as
  select assignments.conversation, enrolments.student as reader
  from assignments join enrolments on enrolments.class = assignments.class
  where assignments.conversation is not null
  union all
  select assignments.conversation, classes.teacher
  from assignments join classes on classes.id = assignments.class
  where assignments.conversation is not null;

-- Plays stay with their players when the assignment goes.
alter table plays add column assignment uuid references assignments on delete set null;
create index plays_of_assignment on plays (assignment, user_id, played_at) where assignment is not null;

alter table play_tickets add column assignment uuid references assignments on delete set null;
alter table play_tickets add column extra_time double precision not null default 1;
create index play_tickets_of_assignment on play_tickets (assignment) where assignment is not null;

-- The first answer to each line in a verified play. Lines may be gone by now.
create table line_results (
  play uuid not null references plays on delete cascade,
  line uuid not null,
  is_right boolean not null,
  ms int not null,
  primary key (play, line)
);
