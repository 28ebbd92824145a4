-- Who works when: shift types, limits of working time, and the shifts of people, planned and published.

create table shift_type (
  shift_type_id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null check (length(name) between 1 and 40),
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null check (ends_minute between 1 and 2879),
  break_minutes smallint not null check (break_minutes between 0 and 240),
  break_paid boolean not null,
  grace_minutes smallint not null check (grace_minutes between 0 and 120),
  colour text not null check (colour in ('indigo', 'marigold', 'pink', 'green', 'teal', 'grey')),
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint shift_type_in_organisation unique (shift_type_id, organisation_id),
  constraint shift_type_forward check (ends_minute > starts_minute and ends_minute - starts_minute <= 1440),
  constraint shift_type_break check (break_minutes < ends_minute - starts_minute)
);
create unique index shift_type_name_once on shift_type (organisation_id, lower(name)) where removed_at is null;
create index shift_type_by_start on shift_type (organisation_id, starts_minute, shift_type_id) where removed_at is null;
comment on table shift_type is 'Hours that an organisation plans again and again, e.g. Morning.';
comment on column shift_type.shift_type_id is 'UUID v7.';
comment on column shift_type.organisation_id is 'Whose it is.';
comment on column shift_type.name is 'As people call it.';
comment on column shift_type.starts_minute is 'Minutes after midnight IST.';
comment on column shift_type.ends_minute is 'Minutes after midnight IST of the day on which it starts; above 1440 it ends on the next one.';
comment on column shift_type.break_minutes is 'Within the shift.';
comment on column shift_type.break_paid is 'The break counts as worked.';
comment on column shift_type.grace_minutes is 'After the start before one is late.';
comment on column shift_type.colour is 'Name of the colour in which the roster shows it.';
comment on column shift_type.removed_at is 'When it was removed from those that can be planned; its shifts keep it. Null: it can be planned.';
comment on column shift_type.created_at is 'When it was added.';
comment on column shift_type.updated_at is 'When it last changed.';
comment on column shift_type.version is 'Counts its changes.';

create table roster_setting (
  organisation_id uuid primary key references organisation,
  on_breach text not null check (on_breach in ('reason', 'refuse')),
  daily_minutes smallint not null check (daily_minutes between 60 and 540),
  weekly_minutes smallint not null check (weekly_minutes between 60 and 2880),
  most_weekly_minutes smallint not null check (most_weekly_minutes between 60 and 3600),
  rest_minutes smallint not null check (rest_minutes between 480 and 1440),
  free_swaps boolean not null,
  rest_is_off boolean not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint roster_setting_overtime check (most_weekly_minutes >= weekly_minutes)
);
comment on table roster_setting is 'Limits of working time in the roster of an organisation, within those of the law, and rules of swaps.';
comment on column roster_setting.organisation_id is 'Whose it is.';
comment on column roster_setting.on_breach is 'reason: a roster that breaks a limit is published with a reason; refuse: it is not published.';
comment on column roster_setting.daily_minutes is 'Most planned work of a day.';
comment on column roster_setting.weekly_minutes is 'Most planned work from Monday to Sunday; more is overtime.';
comment on column roster_setting.most_weekly_minutes is 'Most planned work of a week with overtime.';
comment on column roster_setting.rest_minutes is 'Least rest between two shifts of different days.';
comment on column roster_setting.free_swaps is 'Swaps that two people agreed on need no approval unless they break a limit.';
comment on column roster_setting.rest_is_off is 'In a week with a published shift, the person''s days without one are days off.';
comment on column roster_setting.updated_at is 'When it was last set.';
comment on column roster_setting.version is 'Counts its changes.';

create table roster_shift (
  shift_id uuid primary key,
  organisation_id uuid not null references organisation,
  staff_id uuid,
  on_day date not null,
  shift_type_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes smallint not null check (break_minutes between 0 and 240),
  break_paid boolean not null,
  grace_minutes smallint not null check (grace_minutes between 0 and 120),
  status text not null check (status in ('draft', 'published', 'leaving', 'removed')),
  reason text not null default '' check (length(reason) <= 300),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint roster_shift_in_organisation unique (shift_id, organisation_id),
  constraint roster_shift_forward check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  constraint roster_shift_published check (status = 'draft' or status = 'removed' or published_at is not null),
  constraint roster_shift_member foreign key (staff_id, organisation_id)
    references staff_member (staff_id, organisation_id),
  constraint roster_shift_type foreign key (shift_type_id, organisation_id)
    references shift_type (shift_type_id, organisation_id),
  -- Deferrable, so that two shifts at the same time can change hands in one statement.
  constraint roster_shift_free exclude using gist (staff_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('draft', 'published')) deferrable initially immediate
);
create index roster_shift_by_day on roster_shift (organisation_id, on_day, staff_id) where status <> 'removed';
create index roster_shift_by_staff on roster_shift (staff_id, starts_at, shift_id) where status in ('published', 'leaving');
create index roster_shift_by_type on roster_shift (shift_type_id);
comment on table roster_shift is 'A shift of a person on a day, or an open one. Two of one person never overlap: the database refuses it.';
comment on column roster_shift.shift_id is 'UUID v7.';
comment on column roster_shift.organisation_id is 'For whom it is worked; the key by which it would be distributed.';
comment on column roster_shift.staff_id is 'Who works; null: open, people may ask for it.';
comment on column roster_shift.on_day is 'The day on which it starts, in Asia/Kolkata.';
comment on column roster_shift.shift_type_id is 'Of which type it was planned.';
comment on column roster_shift.starts_at is 'By the hours that the type had when it was planned.';
comment on column roster_shift.ends_at is 'By the hours that the type had when it was planned.';
comment on column roster_shift.break_minutes is 'Within the shift.';
comment on column roster_shift.break_paid is 'The break counts as worked.';
comment on column roster_shift.grace_minutes is 'After the start before one is late.';
comment on column roster_shift.status is 'State of rosterShiftLifecycle; leaving: published, and gone with the next publication.';
comment on column roster_shift.reason is 'Why it was published against a limit of working time; empty: none was broken.';
comment on column roster_shift.published_at is 'When people could read it first; null: not yet.';
comment on column roster_shift.created_at is 'When it was planned.';
comment on column roster_shift.updated_at is 'When it last changed.';
comment on column roster_shift.version is 'Counts its changes.';
