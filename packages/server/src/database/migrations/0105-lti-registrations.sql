-- Addresses at which a learning platform registers itself, each once (lti.md#registration).
create table lti_registrations (
  id uuid primary key,
  code_hash bytea not null unique,
  -- What the platform will be called here.
  name text not null,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- Until when one registration has it for itself; null: nobody is at it.
  taken_until timestamptz
);
create index lti_registrations_made_by on lti_registrations (made_by);
create index lti_registrations_ends_at on lti_registrations (ends_at);
