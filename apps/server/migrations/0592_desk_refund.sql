-- Refunds of finished work that the back office grants without a dispute; above a limit another Admin approves them.

create table booking_refund (
  refund_id uuid primary key,
  booking_id uuid not null references booking,
  city_code text not null,
  status text not null check (status in ('Waiting', 'Granted', 'Refused')),
  amount_paise bigint not null check (amount_paise > 0),
  borne_by text not null check (borne_by in ('partner', 'platform')),
  why text not null,
  asked_by uuid not null references user_account,
  asked_at timestamptz not null,
  decided_by uuid references user_account,
  decided_at timestamptz,
  decide_why text not null default '',
  constraint booking_refund_decided check ((status = 'Waiting') = (decided_at is null))
);
comment on table booking_refund is 'A refund of finished work by support, without a dispute.';
comment on column booking_refund.refund_id is 'UUID v7.';
comment on column booking_refund.booking_id is 'The finished booking.';
comment on column booking_refund.city_code is 'City of the booking; the key it would be distributed by.';
comment on column booking_refund.status is 'State of the desk refund lifecycle.';
comment on column booking_refund.amount_paise is 'What is taken off the bill, paise.';
comment on column booking_refund.borne_by is 'Whose share of the work pays for it.';
comment on column booking_refund.why is 'The reason of the Admin who asked.';
comment on column booking_refund.asked_by is 'The Admin who asked.';
comment on column booking_refund.asked_at is 'When it was asked.';
comment on column booking_refund.decided_by is 'Who granted or refused it: the same Admin where it is within the limit.';
comment on column booking_refund.decided_at is 'When it was decided; null while it waits.';
comment on column booking_refund.decide_why is 'What the second Admin wrote.';
create unique index booking_refund_waiting on booking_refund (booking_id) where status = 'Waiting';
create index booking_refund_of_booking on booking_refund (booking_id, asked_at);
