-- What may be typed instead of the link to join: eight letters of sixteen, renewed with the link (classes.md#join-code).
-- Made here, from the 32 random bits that a random id begins with, so that every class has one whoever inserts it.
alter table classes add column join_code text not null
  default translate(left(gen_random_uuid()::text, 8), '0123456789abcdef', 'BCDFGHJKMNPRSTVZ');
create unique index classes_join_code on classes (join_code);
