-- Who shared an invoice sees how often a link was opened, also once it is over.
alter table invoice_share add column opened_count integer not null default 0 check (opened_count >= 0);
alter table invoice_share add column last_opened_at timestamptz;
comment on column invoice_share.opened_count is 'How often the invoice was opened by this link.';
comment on column invoice_share.last_opened_at is 'When it was last opened by it; null: never.';
create index invoice_share_of_booking_in_order on invoice_share (booking_id, share_id desc);
