-- A keeper asks that a pupil goes to a class of somebody else (pupils.md#moving): who teaches it may accept until then.
create table moves (
  pupil uuid primary key references pupils on delete cascade,
  to_class uuid not null references classes on delete cascade,
  asked_by uuid not null references users on delete cascade,
  until timestamptz not null
);
create index moves_to_class on moves (to_class);
create index moves_asked_by on moves (asked_by);
create index moves_until on moves (until);

-- Whether the pupil has been told of the card that works now (pupils.md#cards); who has one already knows it.
alter table pupils add column is_card_told boolean not null default true;
