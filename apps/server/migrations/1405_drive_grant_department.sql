-- Folders and files of a drive shared with a department of the business: with all who work in it, or in a part of it.

alter table drive_grant add column department_id uuid;
alter table drive_grant add constraint drive_grant_department foreign key (department_id, organisation_id)
  references department (department_id, organisation_id) on delete cascade;
alter table drive_grant drop constraint drive_grant_kind_check;
alter table drive_grant add constraint drive_grant_kind_check
  check (kind in ('person', 'team', 'permission', 'department', 'number'));
alter table drive_grant drop constraint drive_grant_once;
alter table drive_grant add constraint drive_grant_once unique nulls not distinct
  (item_id, kind, organisation_id, staff_id, permission, mobile_number, department_id);
alter table drive_grant drop constraint drive_grant_whom;
alter table drive_grant add constraint drive_grant_whom check (
  (kind = 'number') = (mobile_number is not null) and (kind = 'number') = (organisation_id is null)
  and (kind = 'person') = (staff_id is not null) and (kind = 'permission') = (permission is not null)
  and (kind = 'department') = (department_id is not null));
create index drive_grant_of_department on drive_grant (department_id) where department_id is not null;
comment on column drive_grant.kind is 'person: one of a team; team: all of it; permission: those of it who may view a feature; department: those of it who work there; number: who is signed in with this verified number.';
comment on column drive_grant.department_id is 'Which department of the team.';

create function departments_of_member(member uuid) returns setof uuid language sql stable as $$
  with recursive above as (
    select d.department_id, d.parent_id from department d
      where d.head_staff_id = member
        or d.department_id = (select e.department_id from employee e where e.staff_id = member)
    union
    select d.department_id, d.parent_id from department d join above on d.department_id = above.parent_id
  )
  select department_id from above
$$;
comment on function departments_of_member is 'The departments in which a member of staff works or which they lead, and those of which these are a part.';
