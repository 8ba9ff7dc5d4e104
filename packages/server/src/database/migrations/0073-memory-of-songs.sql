-- What is remembered may be a line of a song, or a word of one: `line` is its id then, `lyric` the line of the song in which it
-- was asked last, and `song` takes the place of the conversation. Lyrics and words may be gone by now.
alter table line_memory
  add column kind text not null default 'line' check (kind in ('line', 'lyric', 'word')),
  add column song uuid references songs on delete cascade,
  add column lyric uuid,
  alter column conversation drop not null,
  add constraint line_memory_of_one check (
    case when kind = 'line' then conversation is not null and song is null and lyric is null
      else conversation is null and song is not null and lyric is not null end
  );
create index line_memory_of_song on line_memory (song, user_id) where song is not null;
