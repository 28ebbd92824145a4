-- Payment links: what is due is paid on the gateway's own page, without signing in. And credit as a way to pay.

alter table payment_order
  add column is_link boolean not null default false,
  add column link_url text check (length(link_url) <= 300),
  add column link_sends int not null default 0 check (link_sends >= 0),
  add column link_sent_at timestamptz,
  drop constraint payment_order_provider_check,
  add constraint payment_order_provider_check check (provider in ('sandbox', 'razorpay', 'cash', 'credit'));
comment on column payment_order.provider is 'The gateway; cash for what a professional was handed; credit for the customer''s own.';
comment on column payment_order.is_link is 'Opened as a payment link, which whoever has it can pay; else by the buyer at the checkout, or cash.';
comment on column payment_order.link_url is 'The gateway''s page of the link; null until it has answered, and for all others.';
comment on column payment_order.link_sends is 'How often the link was sent to the customer.';
comment on column payment_order.link_sent_at is 'When it was last sent; null: it was only shown.';

alter table payment
  drop constraint payment_provider_check,
  add constraint payment_provider_check check (provider in ('sandbox', 'razorpay', 'cash', 'credit'));
comment on column payment.provider is 'The gateway, cash or credit.';

alter table sandbox_order
  drop constraint sandbox_order_provider_order_id_check,
  add constraint sandbox_order_provider_order_id_check check (provider_order_id ~ '^(order|plink)_[0-9a-f]{20,40}$'),
  add column is_over boolean not null default false;
comment on column sandbox_order.is_over is 'A payment link that we cancelled: nothing can be paid by it.';
