-- Calls that are counted for all processes together, by who calls what, and by the minute. A crash of the database forgives them.
create unlogged table call_counts (
  caller_hash bytea not null,
  minute timestamptz not null,
  count int not null,
  primary key (caller_hash, minute)
);
create index call_counts_by_minute on call_counts (minute);
