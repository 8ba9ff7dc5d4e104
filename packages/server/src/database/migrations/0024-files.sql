-- Files that were uploaded or spoken (R9). What is in them lies in the file store under the same key; what names them
-- (a cover, a line, a song) does so by their address, and no list of that is kept here.
create table files (
  key text primary key,
  owner uuid references users on delete set null,
  purpose text not null check (purpose in ('image', 'avatar', 'line-audio', 'song-media', 'speech')),
  type text not null,
  bytes int not null check (bytes >= 0),
  width int,
  height int,
  duration_ms int,
  created_at timestamptz not null,
  -- Since when nothing names it; null while something does.
  unused_since timestamptz,
  looked_at timestamptz not null,
  -- Deleted: it is nobody's any more, and goes from the store as soon as can be.
  gone_at timestamptz
);
create index files_owner on files (owner, created_at);
create index files_looked_at on files (looked_at) where gone_at is null;
create index files_gone on files (gone_at) where gone_at is not null;

-- Who names a file is asked with every file that is fetched.
create index conversations_coverimage on conversations (coverimage);
create index conversations_character1_image on conversations (character1_image);
create index conversations_character2_image on conversations (character2_image);
create index dialogue_lines_image on dialogue_lines (image);
create index dialogue_lines_audio on dialogue_lines (audio);
create index users_avatar on users (avatar);
create index words_audio_url on words (audio_url);
