-- Partner organisations, their staff, and what the staff may do.

create table organisation (
  organisation_id uuid primary key,
  owner_user_id uuid not null references user_account,
  company_name text not null check (length(company_name) between 1 and 120),
  status text not null check (status in ('Pending', 'Rejected', 'Approved', 'Created', 'Blocked', 'Active', 'Deactivated', 'Suspended', 'PendingForDeactivation', 'Inactive')),
  previous_status text check (previous_status in ('Pending', 'Rejected', 'Approved', 'Created', 'Blocked', 'Active', 'Deactivated', 'Suspended', 'PendingForDeactivation', 'Inactive')),
  suspension_reason text check (suspension_reason in ('Rule Voilation', 'Subscription expired')),
  city_code text not null references city,
  pincode text not null references pincode,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_metres int not null check (radius_metres between 1 and 100000),
  gst_number text check (gst_number ~ '^(0[1-9]|[12][0-9]|3[0-8])[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  rating_sum int not null default 0,
  rating_count int not null default 0 check (rating_count >= 0),
  jobs_done int not null default 0 check (jobs_done >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint organisation_owner_key unique (owner_user_id),
  constraint organisation_rating_fits check (rating_sum between rating_count and 5 * rating_count),
  constraint organisation_suspension_has_reason check (suspension_reason is null or status = 'Suspended')
);
comment on table organisation is 'A service partner: the business that takes bookings and is paid for them.';
comment on column organisation.organisation_id is 'UUID v7; the key that its data would be distributed by. smeId on the wire.';
comment on column organisation.owner_user_id is 'The person who owns it, with the role Service Partner.';
comment on column organisation.company_name is 'As shown to customers.';
comment on column organisation.status is 'Partner profile status of the specification; only Active ones are offered bookings.';
comment on column organisation.previous_status is 'What it was before the last change.';
comment on column organisation.suspension_reason is 'Why it is suspended, spelled as in the specification; null otherwise.';
comment on column organisation.city_code is 'The city it works in.';
comment on column organisation.pincode is 'Where it sits.';
comment on column organisation.latitude is 'Degrees north of where it sits.';
comment on column organisation.longitude is 'Degrees east of where it sits.';
comment on column organisation.radius_metres is 'How far from there it goes.';
comment on column organisation.gst_number is 'GSTIN; null: not registered, so the platform pays the tax where section 9(5) says so.';
comment on column organisation.rating_sum is 'Sum of all stars, 1 to 5 each.';
comment on column organisation.rating_count is 'Number of ratings.';
comment on column organisation.jobs_done is 'Bookings completed.';
comment on column organisation.created_at is 'When it was made.';
comment on column organisation.updated_at is 'When this row last changed.';
create index organisation_of_city on organisation (city_code, organisation_id) where status = 'Active';

create table staff_member (
  staff_id uuid primary key,
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  full_name text not null check (length(full_name) between 1 and 80),
  is_professional boolean not null,
  status text not null check (status in ('Active', 'Deactivated', 'Blocked', 'Suspended', 'Inactive', 'Pending')),
  rating_sum int not null default 0,
  rating_count int not null default 0 check (rating_count >= 0),
  jobs_done int not null default 0 check (jobs_done >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint staff_member_key unique (organisation_id, user_id),
  constraint staff_member_rating_fits check (rating_sum between rating_count and 5 * rating_count)
);
comment on table staff_member is 'A person who works for an organisation, with the role subUser. Professionals do the jobs.';
comment on column staff_member.staff_id is 'UUID v7.';
comment on column staff_member.organisation_id is 'Who they work for.';
comment on column staff_member.user_id is 'The person.';
comment on column staff_member.full_name is 'As shown to customers and in the organisation.';
comment on column staff_member.is_professional is 'May be assigned to bookings.';
comment on column staff_member.status is 'Only Active staff has rights and is assigned.';
comment on column staff_member.rating_sum is 'Sum of all stars, 1 to 5 each.';
comment on column staff_member.rating_count is 'Number of ratings.';
comment on column staff_member.jobs_done is 'Bookings completed.';
comment on column staff_member.created_at is 'When they joined.';
comment on column staff_member.updated_at is 'When this row last changed.';
create index staff_member_professional on staff_member (organisation_id, staff_id) where is_professional and status = 'Active';
create index staff_member_user on staff_member (user_id);

create table staff_permission (
  staff_id uuid not null references staff_member,
  permission text not null check (permission ~ '^[A-Za-z_]+\.(view|create|update|delete)$'),
  granted_at timestamptz not null,
  primary key (staff_id, permission)
);
comment on table staff_permission is 'What a staff member may do besides its own assigned work. No row: denied.';
comment on column staff_permission.staff_id is 'The staff member.';
comment on column staff_permission.permission is 'key.action, e.g. booking.update; admin_access.update grants update of every key.';
comment on column staff_permission.granted_at is 'When it was granted.';

alter table user_role
  add constraint user_role_organisation_fkey foreign key (organisation_id) references organisation,
  add constraint user_role_staff_fkey foreign key (staff_id) references staff_member;
alter table user_session
  add constraint user_session_organisation_fkey foreign key (organisation_id) references organisation,
  add constraint user_session_staff_fkey foreign key (staff_id) references staff_member;
