-- A game of several people over the lines of a song (live.md#scripts).
alter table live_halls
  add column song uuid references songs on delete set null,
  drop constraint live_halls_of_one,
  add constraint live_halls_of_one check (num_nonnulls(conversation, pronunciation_list, song) <= 1);
