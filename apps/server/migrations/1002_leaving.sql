-- People who leave a business: notice, last day, and to whom their work goes.

create table leaving_setting (
  organisation_id uuid primary key references organisation,
  notice_days int not null check (notice_days between 0 and 180),
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0)
);
comment on table leaving_setting is 'How much notice an organisation asks for; without a row 30 days.';
comment on column leaving_setting.organisation_id is 'Whose.';
comment on column leaving_setting.notice_days is 'Days from the day on which notice is given until the last day.';
comment on column leaving_setting.updated_at is 'When it last changed.';
comment on column leaving_setting.version is 'Counts its changes.';

create table leaving (
  leaving_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null,
  user_id uuid not null references user_account,
  kind text not null check (kind in ('resignation', 'ended')),
  reason text not null check (length(reason) <= 500),
  status text not null check (status in ('asked', 'serving', 'cleared', 'left', 'withdrawn', 'cancelled')),
  notice_given_on date not null,
  notice_days int not null check (notice_days between 0 and 180),
  last_day_on date not null,
  short_notice text check (short_notice in ('waived', 'recovered', 'paid')),
  handed_to_staff_id uuid,
  handed_at timestamptz,
  stuck_told_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint leaving_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint leaving_taker foreign key (handed_to_staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint leaving_days check (last_day_on >= notice_given_on),
  constraint leaving_short check (short_notice is null or (short_notice = 'recovered') <= (kind = 'resignation') and (short_notice = 'paid') <= (kind = 'ended')),
  constraint leaving_handed check ((handed_to_staff_id is null) = (handed_at is null)),
  constraint leaving_handed_other check (handed_to_staff_id <> staff_id)
);
create unique index leaving_once on leaving (staff_id) where status in ('asked', 'serving', 'cleared');
create index leaving_by_day on leaving (organisation_id, last_day_on, leaving_id);
create index leaving_of_staff on leaving (staff_id, created_at desc);
create index leaving_of_taker on leaving (handed_to_staff_id) where handed_to_staff_id is not null;
create index leaving_of_user on leaving (user_id);
create index leaving_due on leaving (last_day_on) where status in ('serving', 'cleared');
comment on table leaving is 'A person who leaves a business, from the notice until access ends.';
comment on column leaving.leaving_id is 'UUID v7.';
comment on column leaving.organisation_id is 'Which business; no other reads it.';
comment on column leaving.staff_id is 'Who leaves.';
comment on column leaving.user_id is 'The account of that person.';
comment on column leaving.kind is 'resignation: by the employee. ended: by the business.';
comment on column leaving.reason is 'As who began it wrote it; empty: none given.';
comment on column leaving.status is 'State of leaving.lifecycle.ts.';
comment on column leaving.notice_given_on is 'Day in Asia/Kolkata on which notice was given.';
comment on column leaving.notice_days is 'The notice that was asked for on that day; a setting that changes later changes it not.';
comment on column leaving.last_day_on is 'Last day of work; as asked for, until it is accepted.';
comment on column leaving.short_notice is 'Of days that are missing from the notice: waived, recovered from the employee, or paid by the business; null: none is missing, or not decided.';
comment on column leaving.handed_to_staff_id is 'Who took over tasks, approvals, reports and departments; null: no one yet.';
comment on column leaving.handed_at is 'When that was, the latest time.';
comment on column leaving.stuck_told_at is 'When the owner was told that open bookings keep the access after the last day; null: not told.';
comment on column leaving.created_at is 'When it was made.';
comment on column leaving.updated_at is 'When it last changed.';
comment on column leaving.version is 'Counts its changes.';
