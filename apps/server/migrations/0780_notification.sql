-- Notifications: what a person was told, as the app lists it.

create table notification (
  notification_id uuid not null,
  created_at timestamptz not null,
  user_id uuid not null references user_account,
  event_id uuid not null,
  mark text not null,
  tag text not null check (tag in ('account', 'bookings', 'payments', 'team', 'messages', 'offers')),
  title_en text not null,
  title_hi text not null,
  body_en text not null,
  body_hi text not null,
  opens text not null check (opens like '/%'),
  count int not null default 1 check (count >= 1),
  read_at timestamptz,
  primary key (notification_id, created_at),
  constraint notification_once unique (user_id, event_id, mark, created_at)
) partition by range (created_at);
comment on table notification is 'One notice to one person, in the list of the app. Kept for the days set in notification.rules.';
comment on column notification.notification_id is 'UUID v7.';
comment on column notification.created_at is 'When its event happened; the partition key, by month.';
comment on column notification.user_id is 'Who is told.';
comment on column notification.event_id is 'The event of the outbox that it tells of: told again, it is listed once.';
comment on column notification.mark is 'The name of the notice, with the recipient where one notice tells several.';
comment on column notification.tag is 'Its kind, which the list is filtered by and people choose channels for.';
comment on column notification.title_en is 'What it is about, in English.';
comment on column notification.title_hi is 'The same in Hindi.';
comment on column notification.body_en is 'What happened, in English; no code and no link.';
comment on column notification.body_hi is 'The same in Hindi.';
comment on column notification.opens is 'The screen that it leads to, below the public address.';
comment on column notification.count is 'How many notices it stands for; more than one in a daily summary.';
comment on column notification.read_at is 'When the person read it, on any device; null: not yet.';
create table notification_default partition of notification default;
create index notification_newest on notification (user_id, created_at desc, notification_id desc);
create index notification_unread on notification (user_id, tag) where read_at is null;
-- So that the rows of this month find their own, and not the default one.
select ensure_month_partitions('notification', (date_trunc('month', now() at time zone 'UTC') - interval '2 months')::date, 6);
