-- Where the work of a project is done.

alter table project add column site text not null default '' check (length(site) <= 300);
comment on column project.site is 'Where the work is done: house, street, place; empty: not written.';
