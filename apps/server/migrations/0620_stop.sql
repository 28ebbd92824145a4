-- Work under way that one side says cannot go on: what was done of it, and the part bill that both agree to.

create table booking_stop (
  stop_id uuid primary key,
  booking_id uuid not null references booking,
  city_code text not null,
  asked_by text not null check (asked_by in ('customer', 'partner')),
  user_id uuid not null references user_account,
  reason text not null check (reason in ('safety', 'cannot_finish', 'customer_asked', 'other')),
  words text not null default '',
  status text not null check (status in ('open', 'agreed', 'at_once', 'stood', 'contested', 'withdrawn')),
  done jsonb not null,
  agreed_price jsonb not null,
  agreed_paise bigint not null check (agreed_paise >= 0),
  bill_paise bigint not null check (bill_paise >= 0),
  asked_at timestamptz not null,
  answer_before timestamptz not null,
  answer_words text not null default '',
  answered_by uuid references user_account,
  ended_at timestamptz,
  constraint booking_stop_never_more check (bill_paise <= agreed_paise),
  constraint booking_stop_ended check ((status = 'open') = (ended_at is null))
);
comment on table booking_stop is 'A visit under way that one side says cannot go on, with what was done and how it ended.';
comment on column booking_stop.stop_id is 'UUID v7.';
comment on column booking_stop.booking_id is 'The booking; one open stop each.';
comment on column booking_stop.city_code is 'City of the booking; the key it would be distributed by.';
comment on column booking_stop.asked_by is 'The side that says so.';
comment on column booking_stop.user_id is 'The person who said so.';
comment on column booking_stop.reason is 'Why it cannot go on.';
comment on column booking_stop.words is 'In the own words of the one who said so; personal.';
comment on column booking_stop.status is 'State of the stop lifecycle.';
comment on column booking_stop.done is 'Lines of the bill with how many were agreed to and how many were done: [{lineId, kind, name, quantity, done}].';
comment on column booking_stop.agreed_price is 'The price breakdown that was agreed to; that of the booking is the part price once the visit has ended.';
comment on column booking_stop.agreed_paise is 'The bill as it was agreed to, with approved additions, paise.';
comment on column booking_stop.bill_paise is 'The bill for what was done, paise; never above the agreed one.';
comment on column booking_stop.asked_at is 'When it was said.';
comment on column booking_stop.answer_before is 'While it is open: after that the part bill counts without an answer.';
comment on column booking_stop.answer_words is 'Why the other side does not agree; personal.';
comment on column booking_stop.answered_by is 'Who answered or took it back; null: no one, or it ended by the clock or at once.';
comment on column booking_stop.ended_at is 'When it was no longer open; null while it is.';
create unique index booking_stop_one_open on booking_stop (booking_id) where status = 'open';
create index booking_stop_booking on booking_stop (booking_id, asked_at desc);
create index booking_stop_user on booking_stop (user_id);
create index booking_stop_answered_by on booking_stop (answered_by) where answered_by is not null;
