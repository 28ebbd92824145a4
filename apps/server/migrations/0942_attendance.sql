-- When people are at work: the hours that they are to work, the sites, check-ins and check-outs, and their corrections.

create table attendance_setting (
  attendance_setting_id uuid primary key,
  organisation_id uuid not null references organisation,
  department_id uuid,
  staff_id uuid,
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null check (ends_minute between 1 and 2880),
  break_minutes smallint not null check (break_minutes between 0 and 240),
  grace_minutes smallint not null check (grace_minutes between 0 and 120),
  full_day_minutes smallint not null check (full_day_minutes between 1 and 1440),
  half_day_minutes smallint not null check (half_day_minutes between 1 and 1440),
  overtime_after_minutes smallint not null check (overtime_after_minutes between 0 and 480),
  earliest_minutes smallint not null check (earliest_minutes between 0 and 480),
  latest_minutes smallint not null check (latest_minutes between 0 and 480),
  must_be_at_site boolean not null,
  accepts_offline boolean not null,
  corrections_per_month smallint not null check (corrections_per_month between 0 and 31),
  correction_days_back smallint not null check (correction_days_back between 0 and 60),
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint attendance_setting_for_one check (department_id is null or staff_id is null),
  constraint attendance_setting_once unique nulls not distinct (organisation_id, department_id, staff_id),
  constraint attendance_setting_forward check (ends_minute > starts_minute and ends_minute - starts_minute <= 1440),
  constraint attendance_setting_half check (half_day_minutes < full_day_minutes),
  constraint attendance_setting_department foreign key (department_id, organisation_id)
    references department (department_id, organisation_id) on delete cascade,
  constraint attendance_setting_staff foreign key (staff_id, organisation_id)
    references staff_member (staff_id, organisation_id)
);
create index attendance_setting_by_department on attendance_setting (department_id) where department_id is not null;
create index attendance_setting_by_staff on attendance_setting (staff_id) where staff_id is not null;
comment on table attendance_setting is 'Hours and rules of attendance: a person''s row counts before that of their department, and that before the row of everyone.';
comment on column attendance_setting.attendance_setting_id is 'UUID v7.';
comment on column attendance_setting.organisation_id is 'Whose it is.';
comment on column attendance_setting.department_id is 'For this department; null: for everyone or one person.';
comment on column attendance_setting.staff_id is 'For this person; null: for everyone or a department.';
comment on column attendance_setting.starts_minute is 'Minutes after midnight IST; a professional''s own shifts count instead.';
comment on column attendance_setting.ends_minute is 'Minutes after midnight IST of the same day; above 1440 it ends on the next one.';
comment on column attendance_setting.break_minutes is 'Unpaid, within the day.';
comment on column attendance_setting.grace_minutes is 'After the start before one is late.';
comment on column attendance_setting.full_day_minutes is 'Worked for a full day.';
comment on column attendance_setting.half_day_minutes is 'Worked for half a day; less is absent.';
comment on column attendance_setting.overtime_after_minutes is 'Beyond the planned hours before overtime counts.';
comment on column attendance_setting.earliest_minutes is 'Before the start when one may check in.';
comment on column attendance_setting.latest_minutes is 'After the end when one may still check in.';
comment on column attendance_setting.must_be_at_site is 'True: away from every work site a check-in is refused. False: it is marked.';
comment on column attendance_setting.accepts_offline is 'Check-ins that waited on a phone without a connection count.';
comment on column attendance_setting.corrections_per_month is 'An employee may ask for so many.';
comment on column attendance_setting.correction_days_back is 'So long after the day.';
comment on column attendance_setting.updated_at is 'When it was last set.';
comment on column attendance_setting.version is 'Counts its changes.';

create table work_site (
  work_site_id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null check (length(name) between 1 and 80),
  address text not null default '' check (length(address) <= 200),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_metres int not null check (radius_metres between 50 and 5000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0)
);
create unique index work_site_name_once on work_site (organisation_id, lower(name));
comment on table work_site is 'A place of an organisation at which its people check in.';
comment on column work_site.work_site_id is 'UUID v7.';
comment on column work_site.organisation_id is 'Whose site it is.';
comment on column work_site.name is 'As the organisation calls it.';
comment on column work_site.address is 'For people; empty: none.';
comment on column work_site.latitude is 'Degrees north, WGS 84.';
comment on column work_site.longitude is 'Degrees east, WGS 84.';
comment on column work_site.radius_metres is 'Within it a check-in is at the site.';
comment on column work_site.created_at is 'When it was added.';
comment on column work_site.updated_at is 'When it last changed.';
comment on column work_site.version is 'Counts its changes.';

create table attendance_spell (
  spell_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null,
  on_day date not null,
  in_at timestamptz not null,
  in_source text not null check (in_source in ('phone', 'booking', 'correction')),
  in_booking_id uuid references booking,
  in_site text check (length(in_site) <= 80),
  in_distance_metres int check (in_distance_metres >= 0),
  in_far boolean not null default false,
  in_offline boolean not null default false,
  in_latitude double precision check (in_latitude between -90 and 90),
  in_longitude double precision check (in_longitude between -180 and 180),
  in_accuracy_metres int check (in_accuracy_metres >= 0),
  in_device text check (length(in_device) <= 80),
  out_at timestamptz,
  out_source text check (out_source in ('phone', 'booking', 'correction')),
  out_site text check (length(out_site) <= 80),
  out_distance_metres int check (out_distance_metres >= 0),
  out_far boolean not null default false,
  out_offline boolean not null default false,
  out_latitude double precision check (out_latitude between -90 and 90),
  out_longitude double precision check (out_longitude between -180 and 180),
  out_accuracy_metres int check (out_accuracy_metres >= 0),
  out_device text check (length(out_device) <= 80),
  forgotten_at timestamptz,
  replaced_by uuid,
  recorded_at timestamptz not null,
  constraint attendance_spell_member foreign key (staff_id, organisation_id)
    references staff_member (staff_id, organisation_id),
  constraint attendance_spell_forward check (out_at > in_at),
  constraint attendance_spell_out check ((out_at is null) = (out_source is null)),
  constraint attendance_spell_free exclude using gist (staff_id with =, tstzrange(in_at, out_at) with &&)
    where (forgotten_at is null and replaced_by is null)
);
create unique index attendance_spell_open on attendance_spell (staff_id)
  where out_at is null and forgotten_at is null and replaced_by is null;
create unique index attendance_spell_booking on attendance_spell (in_booking_id) where in_booking_id is not null;
create index attendance_spell_by_day on attendance_spell (organisation_id, on_day, staff_id) where replaced_by is null;
create index attendance_spell_waiting on attendance_spell (in_at)
  where out_at is null and forgotten_at is null and replaced_by is null;
comment on table attendance_spell is 'From a check-in to its check-out. Two of one person never overlap, and one at most is open: the database refuses it.';
comment on column attendance_spell.spell_id is 'UUID v7.';
comment on column attendance_spell.organisation_id is 'For whom they work; the key by which it would be distributed.';
comment on column attendance_spell.staff_id is 'The member of staff.';
comment on column attendance_spell.on_day is 'The working day that it counts for, in Asia/Kolkata: a night shift belongs to the day on which it starts.';
comment on column attendance_spell.in_at is 'Time of the server, or reckoned back from it by how long the check-in waited on the phone.';
comment on column attendance_spell.in_source is 'phone; booking: the start code of a visit; correction: approved by a reviewer.';
comment on column attendance_spell.in_booking_id is 'The visit whose start code it was; null: none.';
comment on column attendance_spell.in_site is 'Name of the work site near it, as it was called then; null: none is near, or no place was told.';
comment on column attendance_spell.in_distance_metres is 'To the nearest work site; null: no site, or no place was told.';
comment on column attendance_spell.in_far is 'Further from every work site than its radius.';
comment on column attendance_spell.in_offline is 'Made without a connection and sent later.';
comment on column attendance_spell.in_latitude is 'As the phone told it, degrees north; personal; null: not told.';
comment on column attendance_spell.in_longitude is 'As the phone told it, degrees east; personal; null: not told.';
comment on column attendance_spell.in_accuracy_metres is 'How sure the phone was; null: not told.';
comment on column attendance_spell.in_device is 'Name of the phone or browser; null: not told.';
comment on column attendance_spell.out_at is 'Of the check-out; null: still at work, or forgotten.';
comment on column attendance_spell.out_source is 'As in_source, of the check-out.';
comment on column attendance_spell.out_site is 'As in_site, of the check-out.';
comment on column attendance_spell.out_distance_metres is 'As in_distance_metres, of the check-out.';
comment on column attendance_spell.out_far is 'As in_far, of the check-out.';
comment on column attendance_spell.out_offline is 'As in_offline, of the check-out.';
comment on column attendance_spell.out_latitude is 'As in_latitude, of the check-out.';
comment on column attendance_spell.out_longitude is 'As in_longitude, of the check-out.';
comment on column attendance_spell.out_accuracy_metres is 'As in_accuracy_metres, of the check-out.';
comment on column attendance_spell.out_device is 'As in_device, of the check-out.';
comment on column attendance_spell.forgotten_at is 'When it was given up for want of a check-out; its time does not count. Null: it was not.';
comment on column attendance_spell.replaced_by is 'The correction that replaced it; it stays readable and does not count. Null: none.';
comment on column attendance_spell.recorded_at is 'When the server wrote it.';

create table attendance_correction (
  correction_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null,
  on_day date not null,
  in_at timestamptz not null,
  out_at timestamptz not null,
  reason text not null check (length(reason) between 10 and 300),
  status text not null check (status in ('pending', 'approved', 'rejected', 'Cancelled')),
  note text not null default '' check (length(note) <= 300),
  decided_by uuid references user_account,
  decided_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint attendance_correction_member foreign key (staff_id, organisation_id)
    references staff_member (staff_id, organisation_id),
  constraint attendance_correction_forward check (out_at > in_at and out_at <= in_at + interval '16 hours'),
  constraint attendance_correction_decided check ((status in ('approved', 'rejected')) = (decided_at is not null))
);
alter table attendance_spell add constraint attendance_spell_replaced foreign key (replaced_by) references attendance_correction;
create index attendance_spell_by_correction on attendance_spell (replaced_by) where replaced_by is not null;
create unique index attendance_correction_once on attendance_correction (staff_id, on_day) where status = 'pending';
create index attendance_correction_by_staff on attendance_correction (staff_id, created_at desc, correction_id desc);
create index attendance_correction_by_organisation on attendance_correction (organisation_id, created_at desc, correction_id desc);
create index attendance_correction_by_decider on attendance_correction (decided_by) where decided_by is not null;
comment on table attendance_correction is 'A forgotten or wrong check-in as an employee asks to have it put right.';
comment on column attendance_correction.correction_id is 'UUID v7.';
comment on column attendance_correction.organisation_id is 'For whom they work.';
comment on column attendance_correction.staff_id is 'Who asked: about the own attendance.';
comment on column attendance_correction.on_day is 'The working day, in Asia/Kolkata.';
comment on column attendance_correction.in_at is 'Start of work as asked for.';
comment on column attendance_correction.out_at is 'End of work as asked for.';
comment on column attendance_correction.reason is 'In the employee''s words; personal.';
comment on column attendance_correction.status is 'State of correction.lifecycle.ts.';
comment on column attendance_correction.note is 'Of who decided; empty: none.';
comment on column attendance_correction.decided_by is 'Who decided, never the employee; null: no one yet.';
comment on column attendance_correction.decided_at is 'When it was decided.';
comment on column attendance_correction.created_at is 'When it was asked for.';
comment on column attendance_correction.version is 'Counts its moves.';
