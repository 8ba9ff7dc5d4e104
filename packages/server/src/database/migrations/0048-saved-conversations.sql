-- What somebody keeps with one press, the newest first; 500 at most, which the server looks at. It goes with its user, and
-- with a conversation that goes for good; one that was deleted or hidden is still counted.
create table saved_conversations (
  user_id uuid not null references users on delete cascade,
  conversation uuid not null references conversations on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, conversation)
);
create index saved_conversations_in on saved_conversations (conversation);
