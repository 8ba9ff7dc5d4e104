-- Lines that a service drafted, until somebody has read or changed them, and conversations that ever had one.
alter table dialogue_lines add column made_by text check (made_by = 'draft');
alter table conversations add column is_drafted boolean not null default false;

-- How many drafts somebody had on the last day on which they had any.
create table draft_counts (
  user_id uuid primary key references users on delete cascade,
  day date not null,
  count smallint not null
);
