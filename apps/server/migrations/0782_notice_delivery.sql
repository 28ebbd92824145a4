-- What became of each notice on its way to a person, and when a person wants quiet.

create table notice_delivery (
  delivery_id uuid not null,
  created_at timestamptz not null,
  event_id uuid not null,
  notice text not null,
  mark text not null,
  way text not null check (way in ('push', 'message', 'sms', 'mail', 'digest')),
  user_id uuid references user_account,
  booking_id uuid,
  only_if_unread boolean not null default false,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'skipped')),
  channel text check (channel in ('push', 'sms', 'mail')),
  reason text check (reason ~ '^[a-z_]+$'),
  due_at timestamptz not null,
  tries int not null default 0,
  updated_at timestamptz not null,
  primary key (delivery_id, created_at),
  constraint notice_delivery_once unique (event_id, mark, way, created_at)
) partition by range (created_at);
comment on table notice_delivery is 'One way by which one person is told of one event, and what became of it. The words are not kept: they are found anew from the event.';
comment on column notice_delivery.delivery_id is 'UUID v7.';
comment on column notice_delivery.created_at is 'When the event happened; the partition key, by month.';
comment on column notice_delivery.event_id is 'The event of the outbox: told again, it is sent once.';
comment on column notice_delivery.notice is 'The name of the notice, as docs/notices.md lists it.';
comment on column notice_delivery.mark is 'The same, with the recipient where one notice tells several.';
comment on column notice_delivery.way is 'push; message: the first of SMS and mail that works; sms and mail each for themselves; digest: in a daily summary.';
comment on column notice_delivery.user_id is 'Who is told; null: a person without an account, or the support desk.';
comment on column notice_delivery.booking_id is 'The booking that it is about; null: none.';
comment on column notice_delivery.only_if_unread is 'It follows a push, and is not sent where the notice was read meanwhile.';
comment on column notice_delivery.state is 'waiting: for its time; sending: begun by a node; sent: a provider took it; failed: none did; skipped: not needed, or no way left.';
comment on column notice_delivery.channel is 'By which it was sent; null: not sent.';
comment on column notice_delivery.reason is 'Why it failed or was skipped.';
comment on column notice_delivery.due_at is 'Not before then: quiet hours, the wait after a push, the hour of the summary.';
comment on column notice_delivery.tries is 'How often it was begun.';
comment on column notice_delivery.updated_at is 'When its state changed last.';
create table notice_delivery_default partition of notice_delivery default;
create index notice_delivery_booking on notice_delivery (booking_id, created_at desc, delivery_id desc) where booking_id is not null;
create index notice_delivery_person on notice_delivery (user_id, created_at desc, delivery_id desc);
create index notice_delivery_begun on notice_delivery (updated_at) where state = 'sending';
select ensure_month_partitions('notice_delivery', (date_trunc('month', now() at time zone 'UTC') - interval '2 months')::date, 6);

create table quiet_hours (
  user_id uuid primary key references user_account,
  is_on boolean not null,
  from_minute int not null check (from_minute between 0 and 1439),
  until_minute int not null check (until_minute between 0 and 1439),
  updated_at timestamptz not null
);
comment on table quiet_hours is 'When a person wants no sound of notices that can wait. Without a row the hours of notification.rules count.';
comment on column quiet_hours.user_id is 'Whose hours.';
comment on column quiet_hours.is_on is 'Whether there are any.';
comment on column quiet_hours.from_minute is 'When they begin, in minutes since midnight in India.';
comment on column quiet_hours.until_minute is 'When they end; before the beginning: on the next day.';
comment on column quiet_hours.updated_at is 'When the person chose.';
