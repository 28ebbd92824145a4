-- Credit of customers: money that the platform owes them and that pays for their next bookings.

create table credit_entry (
  credit_entry_id uuid primary key,
  user_id uuid not null references user_account,
  kind text not null check (kind in ('absence', 'goodwill', 'refund', 'used', 'expired')),
  amount_paise bigint not null check (amount_paise <> 0),
  booking_id uuid references booking,
  cause text not null check (length(cause) <= 120),
  reason text not null default '' check (length(reason) <= 300),
  given_by uuid,
  expires_at timestamptz,
  created_at timestamptz not null,
  constraint credit_entry_once unique (cause),
  constraint credit_entry_sign check ((kind in ('used', 'expired')) = (amount_paise < 0)),
  constraint credit_entry_expiry check ((expires_at is null) = (amount_paise < 0))
);
comment on table credit_entry is 'One change of a customer''s credit; append-only.';
comment on column credit_entry.credit_entry_id is 'UUID v7.';
comment on column credit_entry.user_id is 'Whose credit it is.';
comment on column credit_entry.kind is 'absence: a professional did not come; goodwill: staff gave it; refund: a booking gave credit back; used: it paid for a booking; expired: its time was over.';
comment on column credit_entry.amount_paise is 'Positive: more credit; negative: less, in paise.';
comment on column credit_entry.booking_id is 'The booking that it came from or paid for; null: none, or parts of several.';
comment on column credit_entry.cause is 'What makes it happen once: the event, payment or refund behind it.';
comment on column credit_entry.reason is 'What staff wrote when they gave it; else empty.';
comment on column credit_entry.given_by is 'The member of staff who gave it; null: the platform by its rules.';
comment on column credit_entry.expires_at is 'Until when it can be used; null where it is less credit.';
comment on column credit_entry.created_at is 'When it happened.';
create index credit_entry_of_user on credit_entry (user_id, created_at desc, credit_entry_id desc);
create index credit_entry_of_booking on credit_entry (booking_id) where booking_id is not null;
create trigger credit_entry_append_only before update or delete on credit_entry for each row execute function refuse_change();

create table credit_lot (
  credit_entry_id uuid primary key references credit_entry,
  user_id uuid not null references user_account,
  left_paise bigint not null,
  expires_at timestamptz not null,
  constraint credit_never_below_zero check (left_paise >= 0)
);
comment on table credit_lot is 'What is left of each credit that was given; the balance is their sum.';
comment on column credit_lot.credit_entry_id is 'The entry that gave it.';
comment on column credit_lot.user_id is 'Whose credit it is.';
comment on column credit_lot.left_paise is 'Not used and not expired yet, in paise.';
comment on column credit_lot.expires_at is 'Until when it can be used; the first to expire is used first.';
create index credit_lot_of_user on credit_lot (user_id, expires_at) where left_paise > 0;
create index credit_lot_over on credit_lot (expires_at) where left_paise > 0;

-- Credit may belong to no booking.
alter table ledger_transaction alter column booking_id drop not null;
alter table ledger_entry alter column booking_id drop not null;
comment on column ledger_transaction.booking_id is 'The booking it belongs to; null: none.';
comment on column ledger_entry.booking_id is 'The booking whose money it is; null: none.';

insert into ledger_account (account_code, name, kind, by_organisation) values
  ('customer_credit', 'Credit of customers', 'liability', false),
  ('customer_goodwill', 'Credit given to customers', 'income', false);

insert into setting (key, valid_from, value, why) values
  ('credit.rules', '2020-01-01T00:00:00Z', '{"validDays": 365}', 'Our own default: credit can be used for a year.');
