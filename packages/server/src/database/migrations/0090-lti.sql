-- Courses of learning platforms (lti.md). How somebody is logged in: within a page of a platform, from one, by the school.
alter table sessions drop constraint sessions_kind_check;
alter table sessions add constraint sessions_kind_check
  check (kind in ('own', 'card', 'shared', 'frame', 'launch', 'sso'));

-- A platform as an admin has it: where it signs people in, gives tokens, and keeps its keys.
create table lti_platforms (
  id uuid primary key,
  name text not null,
  issuer text not null,
  client_id text not null,
  auth_url text not null,
  token_url text not null,
  keys_url text not null,
  -- Whom requests for tokens are for, where that is not their address.
  audience text,
  -- Whose pages may show ours in a frame, and what verified launches have offered besides.
  origins text[] not null default '{}' check (cardinality(origins) <= 10),
  offered_origins text[] not null default '{}' check (cardinality(offered_origins) <= 10),
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  -- Since when it is switched on; null: nobody comes in.
  on_at timestamptz,
  unique (issuer, client_id)
);
create index lti_platforms_made_by on lti_platforms (made_by);

-- Of an issuer that is one for many schools, which of its deployments may come in; one that tried waits.
create table lti_deployments (
  platform uuid not null references lti_platforms on delete cascade,
  deployment text not null,
  state text not null check (state in ('waiting', 'on')),
  seen_at timestamptz not null,
  primary key (platform, deployment)
);

-- Our own keys, a new one each year; the private half is sealed with the server key.
create table lti_keys (
  kid text primary key,
  sealed bytea not null,
  public jsonb not null,
  made_at timestamptz not null
);

-- Who somebody of a platform is here: a teacher and a student are two accounts.
create table lti_people (
  platform uuid not null references lti_platforms on delete cascade,
  subject text not null,
  side text not null check (side in ('teacher', 'student')),
  user_id uuid not null references users on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (platform, subject, side)
);
create index lti_people_of_user on lti_people (user_id);

-- A course is one class, and its class tells it.
create table lti_courses (
  platform uuid not null references lti_platforms on delete cascade,
  deployment text not null,
  context text not null,
  class uuid not null unique references classes on delete cascade,
  title text not null,
  -- Where its members and its columns are asked for, and what may be done there.
  members_url text,
  columns_url text,
  scopes text[] not null default '{}',
  opened_at timestamptz not null,
  primary key (platform, deployment, context)
);

-- What a teacher placed: the thing, and how it is to be played.
create table lti_links (
  id uuid primary key,
  platform uuid not null references lti_platforms on delete cascade,
  kind text not null check (kind in ('conversation', 'pronunciationList', 'song', 'playlist', 'class')),
  thing uuid,
  title text not null,
  wishes jsonb not null,
  made_by uuid references users on delete set null,
  made_at timestamptz not null
);
create index lti_links_platform on lti_links (platform);
create index lti_links_made_by on lti_links (made_by);

-- From the beginning of a login to the page that it leads to; gone after their time.
create table lti_launches (
  state_hash bytea primary key,
  id uuid not null unique,
  platform uuid not null references lti_platforms on delete cascade,
  binding_hash bytea not null,
  nonce text not null,
  hints jsonb not null,
  created_at timestamptz not null,
  until timestamptz not null,
  -- Once, when the platform answered.
  used_at timestamptz,
  claims jsonb,
  -- By what it was bound to its browser; null until it is.
  bound_by text check (bound_by in ('cookie', 'storage')),
  user_id uuid references users on delete cascade,
  -- Leads from the page that the platform opened to the one of the product, once; what that page asks with afterwards.
  code_hash bytea unique,
  code_until timestamptz,
  secret_hash bytea unique
);
create index lti_launches_until on lti_launches (until);
create index lti_launches_platform on lti_launches (platform);
create index lti_launches_user on lti_launches (user_id);

-- Where in a course a link stands, and the assignment that it became there.
create table lti_placements (
  course uuid not null references lti_courses (class) on delete cascade,
  resource_link text not null,
  link uuid references lti_links on delete set null,
  assignment uuid references assignments on delete set null,
  -- The column of its scores.
  column_url text,
  scopes text[] not null default '{}',
  made_at timestamptz not null,
  primary key (course, resource_link)
);
create index lti_placements_link on lti_placements (link);
create index lti_placements_assignment on lti_placements (assignment);

-- The score of somebody that the course is to have, and how far it has come.
create table lti_slips (
  course uuid not null,
  resource_link text not null,
  user_id uuid not null references users on delete cascade,
  -- Of 100; null: begun, and nothing is played yet.
  score smallint check (score between 0 and 100),
  -- When it was played, and how many days late.
  at timestamptz not null,
  days_late smallint not null default 0,
  state text not null check (state in ('waiting', 'sent', 'stopped')),
  why text,
  tries integer not null default 0,
  waits_since timestamptz not null,
  next_at timestamptz,
  -- The moment that was told with the last delivery: the next one is later.
  sent_at timestamptz,
  sent_score smallint,
  primary key (course, resource_link, user_id),
  foreign key (course, resource_link) references lti_placements on delete cascade
);
create index lti_slips_next on lti_slips (next_at) where state = 'waiting';
create index lti_slips_of_user on lti_slips (user_id);

-- A pupil of a platform comes in by its launches alone.
alter table pupils add column platform uuid references lti_platforms on delete set null;
create index pupils_platform on pupils (platform) where platform is not null;
