-- Whom an owner has asked to teach a class beside them, by address: nobody is told whether it has an account. One that is
-- over, or whose address or inviter goes, goes.
create table class_invitations (
  id uuid primary key,
  class uuid not null references classes on delete cascade,
  email text not null,
  email_key text not null,
  invited_by uuid not null references users on delete cascade,
  until timestamptz not null,
  unique (class, email_key)
);
create index class_invitations_of_address on class_invitations (email_key);
create index class_invitations_by on class_invitations (invited_by);
create index class_invitations_until on class_invitations (until);
