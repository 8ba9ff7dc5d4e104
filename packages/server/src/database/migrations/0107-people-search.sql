-- A text as our code folds it for searching (text.md#folding), worked out by the database.
create function fold_text(told text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(translate(
    lower(normalize(regexp_replace(normalize(told, nfd), '[\u0300-\u036f]', '', 'g'), nfc)),
    'øıς’ʼ´`', 'oiσ'''''''''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae');

-- What people are listed by, and what they are sought by (school.md#people).
create function person_name(given text, family text, username text) returns text
  language sql immutable parallel safe
  return fold_text(coalesce(given || ' ', '') || coalesce(family || ' ', '') || username);

create function person_told(given text, family text, username text, email text) returns text
  language sql immutable parallel safe
  return fold_text(coalesce(given || ' ', '') || coalesce(family || ' ', '') || username || coalesce(' ' || email, ''));

create index users_by_name on users (person_name(given_name, family_name, username), id);
create index users_told on users using gin (person_told(given_name, family_name, username, email) gin_trgm_ops);
create index users_told_short on users using gin (short_parts(person_told(given_name, family_name, username, email)));
