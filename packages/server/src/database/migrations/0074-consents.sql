-- Which pupils of a class may use Speaking Mode (pupils.md#speaking-mode).
alter table classes
  add column speaking text not null default 'consent' check (speaking in ('everybody', 'consent', 'nobody'));

-- What parents have agreed to, as a teacher has recorded it (pupils.md#consents).
create table consents (
  pupil uuid not null references pupils on delete cascade,
  kind text not null check (kind in ('speaking')),
  recorded_by uuid references users on delete set null,
  recorded_at timestamptz not null,
  note text not null,
  primary key (pupil, kind)
);
create index consents_recorded_by on consents (recorded_by);
