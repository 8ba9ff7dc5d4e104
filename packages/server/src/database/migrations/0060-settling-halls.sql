-- Of many processes one takes a hall that is over, to store what it leaves: until then nobody else does.
alter table live_halls add column settle_at timestamptz;
