-- What a report hid until an editor has looked (decision 049): a held conversation or list is a draft, and what it was
-- before stands beside it, so that it can be given back.
alter table conversations add column held_at timestamptz, add column held_published boolean not null default false;
alter table pronunciation_lists add column held_at timestamptz, add column held_published boolean not null default false;
alter table playlists add column held_at timestamptz;

-- Something that was reported: a conversation, list, playlist or song by its id, any other page by its path.
create table reported_things (
  id uuid primary key,
  kind text not null check (kind in ('conversation', 'pronunciationList', 'playlist', 'song', 'page')),
  name text not null,
  -- Whether there are reports that no decision has answered.
  is_open boolean not null,
  reported_at timestamptz not null,
  -- The latest decision.
  decision text check (decision in ('keep', 'hide')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  unique (kind, name),
  check ((decision is null) = (decided_at is null)),
  check (is_open or decision is not null)
);
create index open_things on reported_things (reported_at desc, id desc) where is_open;
create index decided_things on reported_things (decided_at desc, id desc) where not is_open;
create index things_decided_by on reported_things (decided_by) where decided_by is not null;

create table reports (
  id uuid primary key,
  thing uuid not null references reported_things on delete cascade,
  reporter uuid references users on delete set null,
  -- Who it was without a login: his address, hashed with the salt of the day.
  visitor text,
  reason text not null,
  comment text not null,
  reported_at timestamptz not null,
  is_open boolean not null,
  -- Whether it hid its thing.
  has_hidden boolean not null
);
create index reports_of_thing on reports (thing, reported_at desc);
create index reports_of_user on reports (reporter, reported_at) where reporter is not null;
create index reports_of_visitor on reports (visitor, reported_at) where visitor is not null;
-- The same person reports the same open thing once.
create unique index open_reports on reports (thing, reporter) where is_open and reporter is not null;

-- What is gone needs no decision: its reports go with it, however it goes.
create function forget_reported() returns trigger language plpgsql as $$
begin
  delete from reported_things where kind = tg_argv[0] and name = old.id::text;
  return null;
end $$;
create trigger forget_reported after delete on conversations
  for each row execute function forget_reported('conversation');
create trigger forget_reported_softly after update of deleted_at on conversations
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_reported('conversation');
create trigger forget_reported after delete on pronunciation_lists
  for each row execute function forget_reported('pronunciationList');
create trigger forget_reported_softly after update of deleted_at on pronunciation_lists
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_reported('pronunciationList');
create trigger forget_reported after delete on playlists
  for each row execute function forget_reported('playlist');
create trigger forget_reported after delete on songs
  for each row execute function forget_reported('song');
