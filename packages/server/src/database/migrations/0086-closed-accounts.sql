-- A closed account is kept, and opens nothing (school.md#closed-accounts).
alter table users
  add column closed_at timestamptz,
  add column closed_why text,
  add constraint users_closed check ((closed_at is null) = (closed_why is null));

create index users_closed_at on users (closed_at) where closed_at is not null;
create index users_role on users (role) where role is not null;
