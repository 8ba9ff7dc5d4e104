-- Teachers who may make more pupils than is usual, as an admin allowed it (pupils.md#adding).
create table pupil_allowances (
  teacher uuid primary key references users on delete cascade,
  made int not null,
  made_a_day int not null,
  given_by uuid references users on delete set null,
  given_at timestamptz not null
);
create index pupil_allowances_given_by on pupil_allowances (given_by);
