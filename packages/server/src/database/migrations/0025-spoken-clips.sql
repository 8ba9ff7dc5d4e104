-- What voice services said (R9): the same text in the same voice is spoken once. A clip is kept for each of its owners,
-- so that nobody's file is shown or deleted by somebody else's.
create table spoken_clips (
  digest bytea not null,
  owner uuid not null references users on delete cascade,
  file text not null references files on delete cascade,
  duration_ms int not null,
  primary key (digest, owner)
);
create index spoken_clips_owner on spoken_clips (owner);
create index spoken_clips_file on spoken_clips (file);
