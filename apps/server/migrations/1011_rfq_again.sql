-- A request that its customer asks again, so that both sides are told so.

alter table rfq add column again_of uuid references rfq;
alter table rfq add constraint rfq_not_of_itself check (again_of <> rfq_id);
create index rfq_again on rfq (again_of) where again_of is not null;
comment on column rfq.again_of is 'The own request, over before, that it asks again; null: it is asked for the first time.';
