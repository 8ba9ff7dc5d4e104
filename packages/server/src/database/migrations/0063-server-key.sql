-- The fingerprint of the server key, from which secrets are made that are not stored (accounts.md#server-key).
create table server_keys (
  one smallint primary key check (one = 1),
  fingerprint bytea not null
);
