-- Rounds of the pronunciation game are plays, too, of a list instead of a conversation; its title stays when it goes.
alter table plays add column pronunciation_list uuid references pronunciation_lists on delete set null;
create index plays_of_list on plays (pronunciation_list) where pronunciation_list is not null;

-- A ticket is of a conversation or of a list; its version is that of the dialogue or of the items.
alter table play_tickets
  alter column conversation drop not null,
  add column pronunciation_list uuid references pronunciation_lists on delete cascade,
  -- An assigned round asks for all items, also when its assignment goes meanwhile.
  add column is_whole boolean not null default false,
  add constraint play_tickets_of_one check (num_nonnulls(conversation, pronunciation_list) = 1);
create index play_tickets_of_list on play_tickets (pronunciation_list) where pronunciation_list is not null;
