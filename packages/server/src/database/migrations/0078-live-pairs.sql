-- Duels of two (live.md#pair-play): the opening, and how far each is. Script, answers and names of the code go a week after the end.
create table live_pairs (
  id uuid primary key,
  -- Leads to it as an invitation, and later its two; null where it was not invited by one, and when it is over.
  code text unique check (code ~ '^[BCDFGHJKMNPQRSTVWXYZ]{8}$'),
  form text not null check (form in ('together', 'turns')),
  challenger uuid references users on delete set null,
  partner uuid references users on delete set null,
  class uuid references classes on delete set null,
  assignment uuid references assignments on delete set null,
  conversation uuid references conversations on delete set null,
  hall uuid references live_halls on delete set null,
  title text not null,
  language text not null,
  settings jsonb not null,
  -- The allowances of each of the two.
  seats jsonb not null,
  script jsonb,
  seed bigint not null,
  -- How many visits are over, and whose turn it is; null while nobody can play.
  visits int not null default 0,
  waits_for uuid references users on delete set null,
  -- Since when: the opening, the last visit, or that somebody accepted it.
  waits_since timestamptz not null,
  opened_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  settle_at timestamptz,
  settled_at timestamptz,
  result jsonb,
  constraint live_pairs_wait_until_over check (ended_at is null or (waits_for is null and code is null))
);
create index live_pairs_of_challenger on live_pairs (challenger, opened_at desc, id desc) where challenger is not null;
create index live_pairs_of_partner on live_pairs (partner, opened_at desc, id desc) where partner is not null;
create index live_pairs_waiting on live_pairs (waits_for, waits_since desc) where waits_for is not null;
create index live_pairs_open on live_pairs (waits_since) where ended_at is null;
create index live_pairs_unsettled on live_pairs (ended_at) where ended_at is not null and settled_at is null;
create index live_pairs_settled on live_pairs (ended_at) where ended_at is not null and script is not null;
create index live_pairs_over on live_pairs (ended_at) where ended_at is not null;
create index live_pairs_of_class on live_pairs (class) where class is not null;
create index live_pairs_of_assignment on live_pairs (assignment) where assignment is not null;
create index live_pairs_of_conversation on live_pairs (conversation) where conversation is not null;
create index live_pairs_of_hall on live_pairs (hall) where hall is not null;

-- What was played of a duel in turns, visit by visit: when a question was asked for, and what was answered.
create table live_visits (
  pair uuid not null references live_pairs on delete cascade,
  number int not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  shown jsonb not null,
  answers jsonb not null,
  primary key (pair, number)
);
