-- One row a conversation, viewer and hour, only ever inserted: a popular conversation is no hot row.
-- The hour leads the key, so that inserts stay together and old hours are found and forgotten.
-- `counted`: already added to the conversation's views.
create table conversation_views (
  conversation uuid not null references conversations on delete cascade,
  viewer text not null,
  hour timestamptz not null,
  counted boolean not null default false,
  primary key (hour, conversation, viewer)
);

create index conversation_views_waiting on conversation_views (conversation) where not counted;

-- The secret of a day that viewers are hashed with; forgotten the day after.
create table viewer_salts (
  day date primary key,
  salt text not null
);
