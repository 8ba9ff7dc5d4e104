-- People, and the seeded user who wrote the samples (no password: nobody signs in as him).
-- The _key columns hold the case-folded form that must be unique; our code folds, not the database.
create table users (
  id uuid primary key,
  username text not null,
  username_key text not null unique,
  display_name text not null,
  given_name text,
  family_name text,
  email text,
  email_key text unique,
  password_hash text,
  type text not null default 'personal' check (type in ('personal', 'teacher', 'student')),
  role text check (role in ('editor', 'admin')),
  avatar text,
  created_at timestamptz not null,
  check ((email is null) = (email_key is null))
);
