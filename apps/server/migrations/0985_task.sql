-- Tasks of a team: who does what by when, with a checklist, comments and documents; tasks that come again.

create table task_repeat (
  repeat_id uuid primary key,
  organisation_id uuid not null references organisation,
  every text not null check (every in ('daily', 'weekly', 'monthly')),
  weekdays smallint[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
  month_day smallint check (month_day between 1 and 31),
  next_on date not null,
  until_on date,
  status text not null check (status in ('Active', 'Cancelled')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint task_repeat_in_organisation unique (repeat_id, organisation_id),
  constraint task_repeat_weekdays check ((every = 'weekly') = (cardinality(weekdays) > 0)),
  constraint task_repeat_month_day check ((every = 'monthly') = (month_day is not null))
);
create index task_repeat_next on task_repeat (next_on) where status = 'Active';
comment on table task_repeat is 'On which days a task comes again. What it says is copied from its latest task.';
comment on column task_repeat.repeat_id is 'UUID v7.';
comment on column task_repeat.organisation_id is 'Whose team does it.';
comment on column task_repeat.every is 'Each day, on days of the week, or once a month.';
comment on column task_repeat.weekdays is '1 (Monday) to 7 (Sunday); empty unless weekly.';
comment on column task_repeat.month_day is 'Day of the month; in a shorter month its last day. Null unless monthly.';
comment on column task_repeat.next_on is 'Day of the next task, Asia/Kolkata.';
comment on column task_repeat.until_on is 'Last day on which one may be made; null: no end.';
comment on column task_repeat.status is 'State of taskRepeatLifecycle.';
comment on column task_repeat.created_at is 'When it was set.';
comment on column task_repeat.updated_at is 'When it last changed.';

create table task (
  task_id uuid primary key,
  organisation_id uuid not null references organisation,
  title text not null check (length(title) between 1 and 120),
  note text not null default '' check (length(note) <= 2000),
  priority text not null check (priority in ('low', 'normal', 'high')),
  due_on date,
  remind_days smallint check (remind_days between 0 and 30),
  remind_on date generated always as (due_on - remind_days::int) stored,
  reminded_at timestamptz,
  overdue_told_at timestamptz,
  checklist jsonb not null check (jsonb_typeof(checklist) = 'array'),
  status text not null check (status in ('Open', 'Inprogress', 'Closed', 'Cancelled', 'deleted')),
  ended_at timestamptz,
  created_by uuid references user_account,
  repeat_id uuid,
  repeat_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint task_in_organisation unique (task_id, organisation_id),
  constraint task_over_once check ((status in ('Closed', 'Cancelled', 'deleted')) = (ended_at is not null)),
  constraint task_reminder_of_day check (remind_days is null or due_on is not null),
  constraint task_made_once unique (repeat_id, repeat_on),
  constraint task_repeat_day check ((repeat_id is null) = (repeat_on is null)),
  foreign key (repeat_id, organisation_id) references task_repeat (repeat_id, organisation_id)
);
create index task_open_by_day on task (organisation_id, (coalesce(due_on, '9999-12-31'::date)), task_id) where ended_at is null;
create index task_ended on task (organisation_id, ended_at desc, task_id desc) where ended_at is not null;
create index task_to_remind on task (remind_on) where reminded_at is null and ended_at is null;
create index task_to_call_overdue on task (due_on) where overdue_told_at is null and ended_at is null;
comment on table task is 'Something that a member of a team has to do.';
comment on column task.task_id is 'UUID v7.';
comment on column task.organisation_id is 'Whose team does it.';
comment on column task.title is 'What is done.';
comment on column task.note is 'More of it; empty: nothing.';
comment on column task.priority is 'low, normal or high.';
comment on column task.due_on is 'Last day, Asia/Kolkata; null: none.';
comment on column task.remind_days is 'How many days before its last day it is told; null: not at all.';
comment on column task.remind_on is 'The day of the reminder.';
comment on column task.reminded_at is 'When the reminder was sent; null: not yet.';
comment on column task.overdue_told_at is 'When it was told that its day had passed; null: not yet.';
comment on column task.checklist is 'Its lines: checkId, words, isDone.';
comment on column task.status is 'State of taskLifecycle.';
comment on column task.ended_at is 'When it was closed, cancelled or deleted; null: it is open.';
comment on column task.created_by is 'Who wrote it; null: the account was erased.';
comment on column task.repeat_id is 'By which it comes again; null: it comes once.';
comment on column task.repeat_on is 'The day for which it was made; null: it comes once.';
comment on column task.created_at is 'When it was written.';
comment on column task.updated_at is 'When it last changed.';
comment on column task.version is 'Counts its moves and edits.';

create table task_assignee (
  task_id uuid not null,
  staff_id uuid not null references staff_member,
  organisation_id uuid not null,
  user_id uuid not null references user_account,
  assigned_at timestamptz not null,
  primary key (task_id, staff_id),
  foreign key (task_id, organisation_id) references task (task_id, organisation_id)
);
create index task_of_assignee on task_assignee (user_id, organisation_id, task_id);
create index task_of_staff on task_assignee (staff_id);
comment on table task_assignee is 'Who does a task.';
comment on column task_assignee.task_id is 'The task.';
comment on column task_assignee.staff_id is 'The member of staff.';
comment on column task_assignee.organisation_id is 'Of both.';
comment on column task_assignee.user_id is 'The person of that member.';
comment on column task_assignee.assigned_at is 'Since when.';

create table task_comment (
  comment_id uuid primary key,
  task_id uuid not null,
  organisation_id uuid not null,
  author_user_id uuid references user_account,
  words text not null check (length(words) <= 1000),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  version int not null default 1 check (version > 0),
  constraint task_comment_says check (length(words) > 0 or removed_at is not null or author_user_id is null),
  foreign key (task_id, organisation_id) references task (task_id, organisation_id)
);
create index task_comment_of_task on task_comment (task_id, comment_id desc) where removed_at is null;
create index task_comment_of_author on task_comment (author_user_id);
comment on table task_comment is 'What a member of the team said of a task.';
comment on column task_comment.comment_id is 'UUID v7.';
comment on column task_comment.task_id is 'The task.';
comment on column task_comment.organisation_id is 'Of the task.';
comment on column task_comment.author_user_id is 'Who said it; null: the account was erased.';
comment on column task_comment.words is 'What was said; empty once it is removed.';
comment on column task_comment.created_at is 'When.';
comment on column task_comment.edited_at is 'When it was last changed; null: never.';
comment on column task_comment.removed_at is 'When it was removed; null: it is shown.';
comment on column task_comment.version is 'Counts its edits.';

create table task_document (
  task_id uuid not null,
  document_id uuid not null references document on delete cascade,
  organisation_id uuid not null,
  added_by uuid references user_account,
  added_at timestamptz not null,
  primary key (task_id, document_id),
  foreign key (task_id, organisation_id) references task (task_id, organisation_id)
);
create index task_document_of_document on task_document (document_id);
create index task_document_added_by on task_document (added_by);
comment on table task_document is 'Documents of a task. A document that its owner deletes goes from its tasks as well.';
comment on column task_document.task_id is 'The task.';
comment on column task_document.document_id is 'The document of the person who added it.';
comment on column task_document.organisation_id is 'Of the task.';
comment on column task_document.added_by is 'Who added it; null: the account was erased.';
comment on column task_document.added_at is 'When.';
