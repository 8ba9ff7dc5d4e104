-- How the teacher of a class calls a student, as the student said it; `named_at` is when he answered the question, with
-- a name or without. It goes with the place in the class, and with the account.
alter table enrolments
  add column given_name text,
  add column family_name text,
  add column named_at timestamptz,
  add check (named_at is not null or num_nonnulls(given_name, family_name) = 0);

-- What a class calls its store; without one it is called as the installation says.
alter table shops add column title text;
