-- Attempts that are still under way, so that the newest one decides what the buyer is told.

alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check check (status in ('pending', 'failed', 'captured'));
alter table payment add column attempted_at timestamptz;
comment on column payment.attempted_at is 'When the buyer made this attempt, by the gateway''s own clock; null where it was not told: then created_at counts.';
comment on column payment.status is 'pending (the bank has not answered), failed or captured; a pending or failed one may still be captured late, never the other way.';

alter table payment_order add column unsure_since timestamptz;
comment on column payment_order.unsure_since is 'The browser came back from the checkout as if paid and the gateway could not be asked about it; null once it answered.';

create index booking_charged on booking (buyer_id, ended_at desc) where fee_paise > 0;
