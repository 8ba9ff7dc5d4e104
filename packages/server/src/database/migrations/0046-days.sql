-- What a learner did on a day, in each language. It is counted from the answers and the plays of that day, which say on
-- which day they were given where the learner was; for those from before this, that of UTC is taken.
alter table line_attempts add column day date;
alter table plays add column day date;

create table learner_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  language text not null,
  -- Different lines that were answered, and those of them that were reviewed.
  lines int not null,
  reviewed int not null,
  -- Sessions and rounds that were finished, and duels.
  steps int not null,
  plays int not null,
  seconds int not null,
  primary key (user_id, day, language)
);

-- What somebody wants to do from a Monday on: so many minutes on so many days, or nothing.
create table learner_goals (
  user_id uuid not null references users on delete cascade,
  since date not null,
  minutes int,
  days int,
  primary key (user_id, since),
  check ((minutes is null) = (days is null))
);

-- Whose days have not been counted yet: everybody's who had answered or played before this.
create table days_to_count (
  user_id uuid primary key references users on delete cascade
);

insert into days_to_count (user_id)
select user_id from line_attempts union select user_id from plays where user_id is not null;
