-- What lines mean in further languages. `dialogue_lines.translation` stays the one that everybody has; a conversation says
-- in which other languages each of its lines is told, so that nobody asks for those of one that has none (decision 133).
create table line_translations (
  line uuid not null references dialogue_lines on delete cascade,
  language text not null,
  text text not null,
  primary key (line, language)
);

alter table conversations add column other_translations text[] not null default '{}';
