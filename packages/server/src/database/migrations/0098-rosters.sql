-- What a school exports of its people and classes (rosters.md): as its last file tells it. Importing makes no account.
create table roster_imports (
  id uuid primary key,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  version text not null check (version in ('1.1', '1.2')),
  state text not null check (state in ('ready', 'running', 'done', 'dropped')),
  changed_at timestamptz not null,
  -- The preview: what is counted, and what is wrong with rows, without what stands in them.
  preview jsonb not null,
  -- When anything in it was changed last, as the file says.
  newest timestamptz,
  -- Of the rows that change something, how many there are, and the last one that was taken.
  changes integer not null,
  taken integer not null default 0,
  -- Behind the rows: the last class whose places were looked after.
  placed text collate "C"
);
create unique index roster_imports_running on roster_imports (state) where state in ('ready', 'running');
create index roster_imports_made_at on roster_imports (made_at);

-- The rows of an import that change something, until it is applied or dropped.
create table roster_rows (
  import uuid not null references roster_imports on delete cascade,
  no integer not null,
  kind text not null check (kind in ('class', 'person', 'enrolment')),
  sourced_id text not null,
  is_active boolean not null,
  modified timestamptz,
  title text,
  course text,
  school text,
  ends_on date,
  given_name text,
  family_name text,
  role text,
  email text,
  login_ids text[],
  class text,
  person text,
  primary key (import, no)
);

create table roster_classes (
  sourced_id text collate "C" primary key,
  title text not null,
  course text,
  school text,
  ends_on date,
  modified timestamptz,
  is_active boolean not null,
  left_at timestamptz,
  -- The class that was made of it here.
  class_id uuid references classes on delete set null
);
create unique index roster_classes_class on roster_classes (class_id) where class_id is not null;
create index roster_classes_left_at on roster_classes (left_at) where left_at is not null;

create table roster_people (
  sourced_id text collate "C" primary key,
  given_name text not null,
  family_name text not null,
  role text check (role in ('teacher', 'student', 'aide', 'other')),
  -- Of teachers and aides alone.
  email text,
  login_ids text[] not null default '{}',
  modified timestamptz,
  is_active boolean not null,
  left_at timestamptz,
  user_id uuid references users on delete set null
);
create index roster_people_user on roster_people (user_id) where user_id is not null;
create index roster_people_email on roster_people (lower(email)) where email is not null;
create index roster_people_login_ids on roster_people using gin (login_ids);
create index roster_people_left_at on roster_people (left_at) where left_at is not null;

create table roster_enrolments (
  sourced_id text collate "C" primary key,
  class text collate "C" not null,
  person text collate "C" not null,
  role text not null check (role in ('teacher', 'student', 'aide')),
  modified timestamptz,
  is_active boolean not null,
  left_at timestamptz
);
create index roster_enrolments_class on roster_enrolments (class);
create index roster_enrolments_person on roster_enrolments (person);
create index roster_enrolments_left_at on roster_enrolments (left_at) where left_at is not null;

-- Who was looked after in a class that was made: the roster gave them their place, which it alone ends, or somebody's hand.
create table roster_places (
  class text collate "C" not null references roster_classes on delete cascade,
  person text collate "C" not null references roster_people on delete cascade,
  place text not null check (place in ('roster', 'hand')),
  primary key (class, person)
);
create index roster_places_person on roster_places (person);
