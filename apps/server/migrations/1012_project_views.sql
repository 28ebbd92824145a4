-- Projects are read by state (the board), by day (the calendar) and by their first day (the timeline).

create index project_by_state on project (organisation_id, status, created_at desc, project_id desc);
create index project_by_first_day on project (organisation_id, (ended_at is not null), starts_on, project_id);
create index project_by_last_day on project (organisation_id, due_on);
create index milestone_by_day on milestone (organisation_id, due_on) where status <> 'Cancelled';
