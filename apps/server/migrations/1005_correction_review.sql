-- Corrections of attendance are reviewed as leave, expenses and trips are: each is a request of the same id.

insert into approval_request (request_id, organisation_id, kind, staff_id, user_id, status, starts_on, ends_on, level, levels, acted,
    is_change, cancel_asked, reminded, waiting_since, reason, rejected_at, created_at, updated_at, version)
  select c.correction_id, c.organisation_id, 'regularisation', c.staff_id, s.user_id, c.status, c.on_day, c.on_day, 1, 1,
    c.status in ('approved', 'rejected'), false, false, 0, c.created_at,
    case when c.status = 'rejected' then coalesce(nullif(c.note, ''), 'Rejected.') end,
    case when c.status = 'rejected' then c.decided_at end, c.created_at, coalesce(c.decided_at, c.created_at), c.version
  from attendance_correction c join staff_member s on s.staff_id = c.staff_id
  on conflict do nothing;
insert into approval_step (request_id, round, position, reviewer, outcome, decided_by, decided_at)
  select correction_id, 1, 1, 'permission', case when status in ('approved', 'rejected') then status end, decided_by, decided_at
  from attendance_correction
  on conflict do nothing;

alter table attendance_correction drop column note, drop column decided_by, drop column decided_at, drop column version;
alter table attendance_correction drop constraint attendance_correction_status_check;
alter table attendance_correction add constraint attendance_correction_status_check
  check (status in ('pending', 'approved', 'rejected', 'Cancelled', 'Completed'));
alter table attendance_correction add constraint attendance_correction_request
  foreign key (correction_id, organisation_id) references approval_request (request_id, organisation_id);
comment on column attendance_correction.correction_id is 'The id of its request.';
comment on column attendance_correction.status is 'As its request has it; one day is asked for once at a time.';
