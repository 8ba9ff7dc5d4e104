-- When the user of a session showed last that it is them (accounts.md#asked-again).
alter table sessions add column confirmed_at timestamptz not null default now();
update sessions set confirmed_at = created_at;
