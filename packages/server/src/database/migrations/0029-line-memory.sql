-- What a learner remembers of lines, and the answers that it comes from.

-- A session of Learn Mode is a play, too.
alter table plays add column activity text not null default 'conversationGame';

-- One row for each skill of a line that was answered: how long it will last (`stability`, in days, and `difficulty`, as the
-- scheduler counts them), and when it should be asked for again. Lines may be gone by now.
create table line_memory (
  user_id uuid not null references users on delete cascade,
  line uuid not null,
  skill text not null,
  conversation uuid not null references conversations on delete cascade,
  due timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  reps int not null,
  lapses int not null,
  is_right boolean not null,
  last_at timestamptz not null,
  primary key (user_id, line, skill)
);
create index line_memory_of_conversation on line_memory (conversation, user_id);

-- `id` is made by who sends the answer, or is its play: each answer counts once, however often it is sent. `marks` has a
-- letter for each word: r right, w wrong, m missing, x extra.
create table line_attempts (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  line uuid not null,
  skill text not null,
  place text not null,
  is_right boolean not null,
  is_unaided boolean not null,
  marks text not null,
  at timestamptz not null,
  primary key (user_id, id, line)
);
create index line_attempts_by_time on line_attempts (user_id, at);
