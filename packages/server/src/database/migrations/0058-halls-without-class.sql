-- Reports of halls without a class go after a while.
create index live_halls_of_nobody on live_halls (ended_at) where class is null;
