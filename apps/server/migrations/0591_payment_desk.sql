-- The back office lists every payment, finds those that are stuck, and shows what a gateway said of one.

create index payment_order_by_time on payment_order (created_at, order_id);
comment on index payment_order_by_time is 'All payments by the time at which they were opened, for the back office.';
create index payment_order_unsure on payment_order (order_id) where unsure_since is not null;
comment on index payment_order_unsure is 'Payments of which the gateway could not be asked.';
create index payment_pending on payment (order_id) where status = 'pending';
comment on index payment_pending is 'Attempts whose outcome is not known yet.';
create index refund_not_returned on refund (payment_id) where status in ('pending', 'sent', 'failed');
comment on index refund_not_returned is 'Refunds that have not reached their buyer.';
create index payment_event_of_order on payment_event ((facts #>> '{payment,providerOrderId}'));
comment on index payment_event_of_order is 'What a gateway said of the attempts of one order.';
create index payment_event_of_refund on payment_event ((facts #>> '{refund,providerPaymentId}'));
comment on index payment_event_of_refund is 'What a gateway said of the refunds of one payment.';
