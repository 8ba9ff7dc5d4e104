-- Who logs in through a school (accounts.md#school-logins): known by issuer and subject, one of each issuer for an account.
create table school_logins (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (issuer, subject)
);
create unique index school_logins_user on school_logins (user_id, issuer);
create index school_logins_used on school_logins (issuer, used_at desc);
