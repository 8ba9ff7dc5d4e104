-- Students whose account a teacher made (pupils.md). Of a card only its number and the version of its words are kept:
-- what opens an account is computed from the server key.
alter table users add column is_pupil boolean not null default false;
alter table sessions add column kind text not null default 'own' check (kind in ('own', 'shared'));

create table pupils (
  user_id uuid primary key references users on delete cascade,
  -- The class whose teachers keep the account; null: the school keeps it, which is its admins.
  home_class uuid references classes on delete restrict,
  external_id text,
  serial integer not null default 1,
  words_version text not null,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  carded_at timestamptz not null,
  delete_at timestamptz
);
create unique index pupils_external_id on pupils (home_class, external_id);
create index pupils_made_by on pupils (made_by, made_at);
create index pupils_delete_at on pupils (delete_at) where delete_at is not null;
