-- Tokens of programs (api.md#tokens): each acts as its user, reading or changing, until it ends.
create table api_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index api_tokens_of_user on api_tokens (user_id, created_at desc, id desc);
create index api_tokens_ending on api_tokens (ends_at);
