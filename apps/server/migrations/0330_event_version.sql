-- Events are declared with a version, so that a consumer never reads a payload of a shape that it does not know.

alter table outbox add column version smallint not null default 1;
comment on column outbox.version is 'Version of the event in its declaration; rows written before versions are 1.';
