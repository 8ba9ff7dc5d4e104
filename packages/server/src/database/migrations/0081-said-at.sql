-- When a play was over that was sent later, as its device says (plays.md#played-offline).
alter table plays add column said_at timestamptz;
