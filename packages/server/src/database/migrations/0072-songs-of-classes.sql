-- Up to where a class lets its student accounts meet songs.
alter table classes add column song_maturity text not null default 'PG' check (song_maturity in ('PG', 'PG-13'));

-- Students whom a class in use lets meet songs of PG-13.
create view older_song_readers as
  select enrolments.student as reader
  from enrolments
  join classes on classes.id = enrolments.class and classes.archived_at is null and classes.song_maturity = 'PG-13';
