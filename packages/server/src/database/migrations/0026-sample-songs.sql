-- Which song a sample of content/songs became, and what it was written from. The song of one that was deleted is null:
-- it does not come back.
create table sample_songs (
  content_key text primary key,
  digest text not null,
  song uuid unique references songs on delete set null
);
-- What was said before in the same words is looked up to be translated in the same way.
create index dialogue_lines_same_text on dialogue_lines (text);
