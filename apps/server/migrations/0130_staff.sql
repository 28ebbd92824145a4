-- Staff: who was invited to an organisation, what features it may use, and whose doing an audit row was.

alter table staff_member
  add column designation text not null default '' check (length(designation) <= 60),
  add column access_version int not null default 0 check (access_version >= 0),
  add column sub_admin_mode boolean not null default false,
  add column version int not null default 1 check (version > 0);
comment on column staff_member.designation is 'What they do, in the organisation''s own words; empty: not said.';
comment on column staff_member.access_version is 'Grows with every change of rights; 0: never saved by hand.';
comment on column staff_member.sub_admin_mode is 'The owner lets this person see the shop as its owner does; needs admin_access.view to have any effect.';
comment on column staff_member.version is 'Grows with every change of standing.';
create index staff_member_of_organisation on staff_member (organisation_id, status, staff_id);

create table staff_invitation (
  invitation_id uuid primary key,
  organisation_id uuid not null references organisation,
  mobile_number text not null check (mobile_number ~ '^[2-9][0-9]{9}$'),
  full_name text not null check (length(full_name) between 1 and 80),
  designation text not null default '' check (length(designation) <= 60),
  is_professional boolean not null,
  permissions text[] not null default '{}',
  status text not null check (status in ('Pending', 'Accepted', 'Rejected', 'Cancelled', 'Inactive')),
  invited_by uuid not null references user_account,
  invited_by_staff_id uuid references staff_member,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  constraint staff_invitation_answered check ((status = 'Pending') = (answered_at is null))
);
comment on table staff_invitation is 'Somebody who was asked to join an organisation. Whether the number has an account is not looked at: the person is known when they accept, signed in with it.';
comment on column staff_invitation.invitation_id is 'UUID v7; becomes the staff id when it is accepted for the first time.';
comment on column staff_invitation.organisation_id is 'Who invites.';
comment on column staff_invitation.mobile_number is 'Who may accept; 10 digits.';
comment on column staff_invitation.full_name is 'As the organisation calls them.';
comment on column staff_invitation.designation is 'What they are to do; empty: not said.';
comment on column staff_invitation.is_professional is 'To be assigned to bookings.';
comment on column staff_invitation.permissions is 'Rights given on joining, as far as the inviter still holds them then.';
comment on column staff_invitation.status is 'State of the invitation lifecycle.';
comment on column staff_invitation.invited_by is 'Who invited.';
comment on column staff_invitation.invited_by_staff_id is 'The inviter''s staff row; null for the owner.';
comment on column staff_invitation.created_at is 'When.';
comment on column staff_invitation.expires_at is 'From then on it cannot be accepted.';
comment on column staff_invitation.answered_at is 'When it was accepted, declined, withdrawn or had run out.';
create unique index staff_invitation_once on staff_invitation (organisation_id, mobile_number) where status = 'Pending';
create index staff_invitation_of_number on staff_invitation (mobile_number, invitation_id) where status = 'Pending';
create index staff_invitation_of_organisation on staff_invitation (organisation_id, invitation_id desc) where status = 'Pending';
create index staff_invitation_due on staff_invitation (expires_at) where status = 'Pending';

create table organisation_feature_off (
  organisation_id uuid not null references organisation,
  permission_key text not null check (permission_key ~ '^[A-Za-z_]+$'),
  why text not null check (length(why) between 1 and 200),
  since timestamptz not null,
  primary key (organisation_id, permission_key)
);
comment on table organisation_feature_off is 'Features that the operators closed to an organisation (adminEnabled of the specification). No row: open.';
comment on column organisation_feature_off.organisation_id is 'Whose.';
comment on column organisation_feature_off.permission_key is 'The feature key, e.g. hireTalent.';
comment on column organisation_feature_off.why is 'For the operators.';
comment on column organisation_feature_off.since is 'When it was closed.';

create index audit_log_organisation on audit_log ((detail ->> 'organisationId'), at desc, audit_id desc) where detail ? 'organisationId';
comment on index audit_log_organisation is 'What was done for an organisation: detail.organisationId names the one that the actor acted for.';
