-- Devices that stand in a classroom: whoever has the token of one may begin logins of its class's pupils by their pictures.
create table class_devices (
  id uuid primary key,
  class_id uuid not null references classes on delete cascade,
  token_hash bytea not null unique,
  name text not null,
  paired_at timestamptz not null,
  until timestamptz not null
);
create index class_devices_class on class_devices (class_id, paired_at);
create index class_devices_until on class_devices (until);

-- Wrong tries at a pupil's pictures, on each device.
create table picture_tries (
  device_id uuid not null references class_devices on delete cascade,
  user_id uuid not null references users on delete cascade,
  wrong smallint not null,
  tried_at timestamptz not null,
  primary key (device_id, user_id)
);
create index picture_tries_user on picture_tries (user_id);
