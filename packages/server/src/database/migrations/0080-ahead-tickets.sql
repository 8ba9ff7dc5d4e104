-- Tickets that are fetched ahead, for games without a connection (plays.md#ahead-tickets): how such a game is played is
-- told with its record, as far as no assignment fixes it.
alter table play_tickets
  add column is_ahead boolean not null default false,
  alter column mode drop not null,
  alter column difficulty drop not null,
  alter column powers drop not null,
  add constraint play_tickets_manner
    check (is_ahead or (mode is not null and difficulty is not null and powers is not null)),
  add constraint play_tickets_ahead check (not (is_ahead and song is not null));
drop index play_tickets_of_user;
create index play_tickets_of_user on play_tickets (user_id, is_ahead, created_at desc, id desc);
-- None is good for longer than 30 days.
create index play_tickets_by_age on play_tickets (created_at);

-- A game for later has a chance of its own (decision 150).
alter table play_seeds
  add column is_ahead boolean not null default false,
  drop constraint play_seeds_pkey,
  add primary key (user_id, thing, is_ahead);
