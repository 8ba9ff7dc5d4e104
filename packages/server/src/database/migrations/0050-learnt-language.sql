-- Which language a user learns, asked once (accounts.md#language-to-learn): its code, `all` for none in particular; null
-- until they were asked.
alter table users add learns text check (learns ~ '^[a-z]{2}$' or learns = 'all');
