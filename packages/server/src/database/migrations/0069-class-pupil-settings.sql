-- How the pupils of a class log in with their cards, and on whose devices (pupils.md#what-follows-a-card).
alter table classes
  add column pupil_login text not null default 'card' check (pupil_login in ('card', 'pictures', 'words')),
  add column pupil_devices text not null default 'shared' check (pupil_devices in ('shared', 'own'));

-- With a card on an own device somebody stays as long as with a password.
alter table sessions drop constraint sessions_kind_check;
alter table sessions add constraint sessions_kind_check check (kind in ('own', 'card', 'shared'));
