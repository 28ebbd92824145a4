-- Sub-tasks: the steps of a project, who does them, and what each waits for; reminders of a project.

create table sub_task (
  sub_task_id uuid primary key,
  project_id uuid not null,
  organisation_id uuid not null,
  milestone_id uuid,
  title text not null check (length(title) between 1 and 120),
  note text not null default '' check (length(note) <= 1000),
  starts_on date,
  due_on date,
  assignee_staff_id uuid references staff_member,
  status text not null check (status in ('Open', 'Inprogress', 'Closed', 'Cancelled')),
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint sub_task_of_project unique (sub_task_id, project_id),
  constraint sub_task_days check (due_on >= starts_on),
  constraint sub_task_over_once check ((status in ('Closed', 'Cancelled')) = (ended_at is not null)),
  foreign key (project_id, organisation_id) references project (project_id, organisation_id),
  foreign key (milestone_id, project_id) references milestone (milestone_id, project_id)
);
create index sub_task_in_project on sub_task (project_id, created_at, sub_task_id);
create index sub_task_of_assignee on sub_task (assignee_staff_id, due_on) where ended_at is null;
comment on table sub_task is 'A step of a project.';
comment on column sub_task.sub_task_id is 'UUID v7.';
comment on column sub_task.project_id is 'The project.';
comment on column sub_task.organisation_id is 'Of the project.';
comment on column sub_task.milestone_id is 'The milestone that it belongs to; null: the project as a whole.';
comment on column sub_task.title is 'What is done.';
comment on column sub_task.note is 'More of it; empty: nothing.';
comment on column sub_task.starts_on is 'First day, Asia/Kolkata; null: not planned.';
comment on column sub_task.due_on is 'Last day, Asia/Kolkata; null: not planned.';
comment on column sub_task.assignee_staff_id is 'Who does it; null: no one yet.';
comment on column sub_task.status is 'State of sub-task.lifecycle.ts.';
comment on column sub_task.ended_at is 'When it was closed or cancelled; null: it is open.';
comment on column sub_task.created_at is 'When it was added.';
comment on column sub_task.updated_at is 'When it last changed.';
comment on column sub_task.version is 'Counts its moves and edits.';

create table sub_task_need (
  sub_task_id uuid not null,
  needs_id uuid not null,
  project_id uuid not null,
  primary key (sub_task_id, needs_id),
  constraint sub_task_need_itself check (sub_task_id <> needs_id),
  foreign key (sub_task_id, project_id) references sub_task (sub_task_id, project_id),
  foreign key (needs_id, project_id) references sub_task (sub_task_id, project_id)
);
create index sub_task_need_of_project on sub_task_need (project_id);
comment on table sub_task_need is 'What has to be done before a sub-task can begin; without circles.';
comment on column sub_task_need.sub_task_id is 'The one that waits.';
comment on column sub_task_need.needs_id is 'What it waits for, of the same project.';
comment on column sub_task_need.project_id is 'Of both.';

create table project_reminder (
  reminder_id uuid primary key,
  project_id uuid not null,
  organisation_id uuid not null,
  user_id uuid references user_account,
  words text not null check (length(words) between 1 and 300),
  remind_at timestamptz not null,
  told_at timestamptz,
  created_at timestamptz not null,
  foreign key (project_id, organisation_id) references project (project_id, organisation_id)
);
create index project_reminder_waiting on project_reminder (remind_at) where told_at is null;
create index project_reminder_of_project on project_reminder (project_id, remind_at, reminder_id);
comment on table project_reminder is 'What a person wants to be reminded of.';
comment on column project_reminder.reminder_id is 'UUID v7.';
comment on column project_reminder.project_id is 'The project.';
comment on column project_reminder.organisation_id is 'Of the project.';
comment on column project_reminder.user_id is 'Who is reminded: the person who wrote it; null: the account was erased.';
comment on column project_reminder.words is 'Of what, in the words of that person.';
comment on column project_reminder.remind_at is 'When.';
comment on column project_reminder.told_at is 'When it was told; null: not yet.';
comment on column project_reminder.created_at is 'When it was written.';
