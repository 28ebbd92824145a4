-- Credit that support gives customers: above a limit another Admin approves it. Customers are told before credit expires.

create table credit_gift (
  gift_id uuid primary key,
  user_id uuid not null references user_account,
  booking_id uuid references booking,
  status text not null check (status in ('Waiting', 'Given', 'Refused')),
  amount_paise bigint not null check (amount_paise > 0),
  why text not null,
  asked_by uuid not null references user_account,
  asked_at timestamptz not null,
  decided_by uuid references user_account,
  decided_at timestamptz,
  decide_why text not null default '',
  constraint credit_gift_decided check ((status = 'Waiting') = (decided_at is null))
);
comment on table credit_gift is 'Credit that an Admin gave a customer, or asked to give.';
comment on column credit_gift.gift_id is 'UUID v7.';
comment on column credit_gift.user_id is 'The customer.';
comment on column credit_gift.booking_id is 'The booking it is given for; null: none.';
comment on column credit_gift.status is 'State of the credit gift lifecycle.';
comment on column credit_gift.amount_paise is 'How much credit, paise.';
comment on column credit_gift.why is 'The reason of the Admin who asked.';
comment on column credit_gift.asked_by is 'The Admin who asked.';
comment on column credit_gift.asked_at is 'When it was asked.';
comment on column credit_gift.decided_by is 'Who gave or refused it: the same Admin where it is within the limit.';
comment on column credit_gift.decided_at is 'When it was decided; null while it waits.';
comment on column credit_gift.decide_why is 'What the second Admin wrote.';
create unique index credit_gift_waiting on credit_gift (user_id) where status = 'Waiting';
create index credit_gift_of_user on credit_gift (user_id, asked_at desc);

alter table credit_lot add column told_at timestamptz;
comment on column credit_lot.told_at is 'When the customer was told that it expires soon; null: not yet.';
create index credit_lot_untold on credit_lot (expires_at) where left_paise > 0 and told_at is null;

insert into setting (key, valid_from, value, why) values
  ('credit.rules', '2026-11-01T00:00:00Z',
    '{"validDays": 365, "noticeDays": 14, "secondAdminPaise": 100000, "giftDays": 30}',
    'Our own defaults: told 14 days ahead; staff may give 1,000 rupees within 30 days without another Admin.');
