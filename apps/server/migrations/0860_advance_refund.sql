-- An advance that came when it was not due any more goes back through the gateway.

alter table advance_order add column rfq_id uuid references rfq;
update advance_order set rfq_id = lead.rfq_id from lead where lead.lead_id = advance_order.lead_id;
alter table advance_order alter column rfq_id set not null;
alter table advance_order add column refund_id uuid;
alter table advance_order add column provider_refund_id text check (length(provider_refund_id) between 1 and 80);
alter table advance_order add column refunded_at timestamptz;
update advance_order set refund_id = gen_random_uuid() where status = 'late';
alter table advance_order drop constraint advance_order_status_check;
alter table advance_order add constraint advance_order_status_check
  check (status in ('created', 'paid', 'late', 'refunded'));
alter table advance_order add constraint advance_order_goes_back
  check ((status in ('late', 'refunded')) = (refund_id is not null) and (status = 'refunded') = (refunded_at is not null));
comment on column advance_order.rfq_id is 'The request of the lead.';
comment on column advance_order.refund_id is 'The gateway knows it as the receipt of the refund, so that a repeated request makes no second one; a new one where a refund failed. Null: nothing goes back.';
comment on column advance_order.provider_refund_id is 'The gateway''s id of the refund; null: it has not answered yet.';
comment on column advance_order.refunded_at is 'When the gateway said that it went back; null: it did not.';
create index advance_order_unsent on advance_order (paid_at) where status = 'late' and provider_refund_id is null;
create unique index advance_order_payment on advance_order (provider, provider_payment_id) where provider_payment_id is not null;
