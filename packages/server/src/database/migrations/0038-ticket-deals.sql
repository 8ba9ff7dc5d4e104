-- How the choices of a ticket's battle are dealt; those of before were dealt by chance alone.
alter table play_tickets add column deal int not null default 1;
