-- The different words of each line, by which is counted what somebody has met of them. They are read behind the writes,
-- with the words that a search finds (0011-search.sql), and forgotten so when their line is gone: nobody who writes
-- waits for them.
create table line_words (
  line uuid primary key,
  conversation uuid not null,
  language text not null,
  words text[] not null
);
create index line_words_of_conversation on line_words (conversation);

insert into conversations_to_read (conversation) select id from conversations;
