-- Whom folders and files of a drive are shared with. What was taken away is deleted; the audit log says who did it.

create table drive_grant (
  grant_id uuid primary key,
  item_id uuid not null references drive_item on delete cascade,
  kind text not null check (kind in ('person', 'team', 'permission', 'number')),
  organisation_id uuid references organisation,
  staff_id uuid references staff_member,
  permission text check (length(permission) between 1 and 40),
  mobile_number text check (mobile_number ~ '^[2-9][0-9]{9}$'),
  allows text not null check (allows in ('view', 'edit')),
  created_by uuid references user_account,
  created_at timestamptz not null,
  ends_set_at timestamptz not null,
  ends_at timestamptz,
  constraint drive_grant_once unique nulls not distinct (item_id, kind, organisation_id, staff_id, permission, mobile_number),
  constraint drive_grant_whom check (
    (kind = 'number') = (mobile_number is not null) and (kind = 'number') = (organisation_id is null)
    and (kind = 'person') = (staff_id is not null) and (kind = 'permission') = (permission is not null)),
  constraint drive_grant_ends check (
    (kind <> 'number' or ends_at is not null) and ends_at > ends_set_at
    and ends_at <= ends_set_at + case kind when 'number' then interval '90 days' else interval '365 days' end)
);
create index drive_grant_of_person on drive_grant (staff_id) where staff_id is not null;
create index drive_grant_of_number on drive_grant (mobile_number) where mobile_number is not null;
create index drive_grant_of_organisation on drive_grant (organisation_id) where organisation_id is not null;
create index drive_grant_by_maker on drive_grant (created_by, created_at);
create index drive_grant_by_end on drive_grant (ends_at) where ends_at is not null;
comment on table drive_grant is 'A right to a folder or file of a drive, and to all below it, of people who do not have it anyway.';
comment on column drive_grant.grant_id is 'UUID v7.';
comment on column drive_grant.item_id is 'What is shared.';
comment on column drive_grant.kind is 'person: one of a team; team: all of it; permission: those of it who may view a feature; number: who is signed in with this verified number.';
comment on column drive_grant.organisation_id is 'Of which team; null: none, for a number.';
comment on column drive_grant.staff_id is 'Which person of the team.';
comment on column drive_grant.permission is 'Key of the feature.';
comment on column drive_grant.mobile_number is 'As it was typed; whether it has an account is never told.';
comment on column drive_grant.allows is 'view, or edit: add, rename, move and bin below it as well.';
comment on column drive_grant.created_by is 'Who shared it; null: their account is gone.';
comment on column drive_grant.created_at is 'When it was shared.';
comment on column drive_grant.ends_set_at is 'When its end was set last.';
comment on column drive_grant.ends_at is 'When it ends, for a number at most 90 days after that; null: until it is taken away.';
