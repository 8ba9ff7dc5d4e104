-- What a user has the site speak to them; null follows the device (accounts.md#language).
alter table users add language text check (language in ('en', 'es', 'fr', 'de', 'zh', 'ar'));
