-- Addresses that hear of a class (webhooks.md). Their secrets are made from the server key and stored nowhere; an address
-- that does not answer rests.
create table webhooks (
  id uuid primary key,
  class_id uuid not null references classes on delete cascade,
  address text not null,
  events text[] not null,
  created_at timestamptz not null,
  failures smallint not null default 0,
  rests_until timestamptz not null default now()
);
create index webhooks_of_class on webhooks (class_id, created_at, id);

-- What they are sent: written in the transaction of the deed, sent when that is done. Without a next_at it waits no more.
create table webhook_messages (
  webhook uuid not null references webhooks on delete cascade,
  deed uuid not null,
  event text not null,
  student uuid not null references users on delete cascade,
  body text not null,
  at timestamptz not null,
  waits_since timestamptz not null default now(),
  tries smallint not null default 0,
  next_at timestamptz default now(),
  sent_at timestamptz,
  fault text,
  status smallint,
  primary key (webhook, deed)
);
create index webhook_messages_waiting on webhook_messages (next_at, deed) where next_at is not null;
create index webhook_messages_of_student on webhook_messages (student);
create index webhook_messages_old on webhook_messages (waits_since);
