-- Courses can be reported, too.
alter table reported_things drop constraint reported_things_kind_check;
alter table reported_things add constraint reported_things_kind_check
  check (kind in ('conversation', 'pronunciationList', 'playlist', 'course', 'song', 'page'));
