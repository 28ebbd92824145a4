-- A customer may take a refund as credit: it goes there at once, and no gateway is asked.
alter table refund add column to_credit boolean not null default false;
comment on column refund.to_credit is 'The customer chose credit in place of the way it was paid.';
