-- Playlists are searched without those that are held for review: an index of the others counts them as quickly as before.
create index playlists_shown on playlists (language, views desc, id desc) where held_at is null;
drop index playlists_popular_language;
