-- Who names a file is asked with every file that is fetched.
create index songs_media_url on songs (media_url) where media_url is not null;
