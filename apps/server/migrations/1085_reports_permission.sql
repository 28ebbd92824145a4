-- Reports have a permission of their own. Whoever could read one of them keeps what they could read: each report that
-- counts attendance or pay still asks for that permission as well.
insert into staff_permission (staff_id, permission, granted_at)
  select distinct staff_id, 'reports.view', now() from staff_permission
  where permission in ('manage_users.view', 'attandance.view', 'salary.view')
  on conflict do nothing;
