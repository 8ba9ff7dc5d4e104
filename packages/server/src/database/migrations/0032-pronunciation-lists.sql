-- Pronunciation lists. The items are one value in the row: their order has no holes, and one version tells whether
-- anything of them has changed (docs/decisions/023 and 044).
create table pronunciation_lists (
  id uuid primary key,
  shortid text not null unique,
  -- Which sample it is, and what it was written from; null for lists of people.
  content_key text unique,
  content_digest text,
  title text not null,
  -- Folded by our code (case, accents), as titles of conversations are.
  title_search text not null,
  description text not null default '',
  language text not null,
  difficulty text check (difficulty in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  author uuid references users on delete set null,
  is_published boolean not null default false,
  views bigint not null default 0,
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  item_count int not null generated always as (jsonb_array_length(items)) stored,
  -- The clips of its items, so that a file knows who names it.
  sounds text[] not null default '{}',
  version int not null default 1,
  -- Another one whenever what a round is made of changes.
  items_version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  deleted_at timestamptz,
  constraint pronunciation_lists_at_most check (jsonb_array_length(items) <= 100),
  constraint pronunciation_lists_at_least check (not is_published or jsonb_array_length(items) >= 2)
);
create index pronunciation_lists_of_author on pronunciation_lists (author, id desc);
create index pronunciation_lists_popular on pronunciation_lists (views desc, id desc)
  where is_published and deleted_at is null;
create index pronunciation_lists_popular_language on pronunciation_lists (language, views desc, id desc)
  where is_published and deleted_at is null;
create index pronunciation_lists_recent on pronunciation_lists (published_at desc, id desc)
  where is_published and deleted_at is null;
create index pronunciation_lists_recent_language
  on pronunciation_lists (language, published_at desc, id desc) where is_published and deleted_at is null;
create index pronunciation_lists_title on pronunciation_lists using gin (title_search gin_trgm_ops);
create index pronunciation_lists_short_title on pronunciation_lists using gin (short_parts(title_search));
create index pronunciation_lists_naming on pronunciation_lists using gin (sounds);

-- One row a list, viewer and hour; the hour leads the key, so that old ones are found and forgotten.
create table pronunciation_views (
  list uuid not null references pronunciation_lists on delete cascade,
  viewer text not null,
  hour timestamptz not null,
  primary key (hour, list, viewer)
);
create index pronunciation_views_of_list on pronunciation_views (list);

-- Every answer of the pronunciation game; `id` is made by who sends it, so that it counts once. Without a list the item
-- is a word of the library. Lists, items and words may be gone by now.
create table pronunciation_answers (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  list uuid,
  item uuid not null,
  skill text not null,
  is_right boolean not null,
  at timestamptz not null,
  primary key (user_id, id)
);
create index pronunciation_answers_of_item on pronunciation_answers (user_id, list, item, at desc);

-- Who may read a list because his class has it assigned, and which classes have it (0013, 0027).
create view assigned_list_readers as
  select assignments.pronunciation_list as list, enrolments.student as reader
  from assignments join enrolments on enrolments.class = assignments.class
  where assignments.pronunciation_list is not null
  union all
  select assignments.pronunciation_list, classes.teacher
  from assignments join classes on classes.id = assignments.class
  where assignments.pronunciation_list is not null;
create view assigned_list_classes as
  select distinct pronunciation_list as list, class from assignments where pronunciation_list is not null;
create index assignments_of_list on assignments (pronunciation_list) where pronunciation_list is not null;
