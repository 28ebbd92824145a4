-- Changes of what was agreed on for a project: proposed by the organisation, accepted or rejected by its client.

create table scope_change (
  scope_change_id uuid primary key,
  project_id uuid not null,
  organisation_id uuid not null,
  status text not null check (status in ('Proposed', 'Accepted', 'Rejected', 'Withdrawn')),
  reason text not null check (length(reason) between 10 and 500),
  due_on_before date not null,
  due_on date not null,
  total_before_paise bigint not null check (total_before_paise >= 0),
  total_after_paise bigint not null check (total_after_paise >= 0),
  answer text check (length(answer) between 10 and 500),
  proposed_by uuid references user_account,
  proposed_at timestamptz not null,
  answered_at timestamptz,
  version int not null default 1 check (version > 0),
  constraint scope_change_of_project unique (scope_change_id, project_id),
  constraint scope_change_answered check ((status = 'Proposed') = (answered_at is null)),
  constraint scope_change_rejected check ((status = 'Rejected') = (answer is not null)),
  foreign key (project_id, organisation_id) references project (project_id, organisation_id)
);
create unique index scope_change_waits_once on scope_change (project_id) where status = 'Proposed';
create index scope_change_in_project on scope_change (project_id, proposed_at desc, scope_change_id desc);
create index scope_change_by on scope_change (proposed_by) where proposed_by is not null;
comment on table scope_change is 'A proposed change of the milestones and the last day of a project.';
comment on column scope_change.scope_change_id is 'UUID v7.';
comment on column scope_change.project_id is 'The project; one of its changes waits for an answer at a time.';
comment on column scope_change.organisation_id is 'Of the project.';
comment on column scope_change.status is 'State of scope-change.lifecycle.ts.';
comment on column scope_change.reason is 'Why, in the words of the organisation.';
comment on column scope_change.due_on_before is 'Last day of the project when it was proposed, Asia/Kolkata.';
comment on column scope_change.due_on is 'Last day of the project with it, Asia/Kolkata.';
comment on column scope_change.total_before_paise is 'Sum of all milestones when it was proposed, in paise.';
comment on column scope_change.total_after_paise is 'The same with it.';
comment on column scope_change.answer is 'Why the client rejected it; null: it was not.';
comment on column scope_change.proposed_by is 'Who proposed it; null: the account was erased.';
comment on column scope_change.proposed_at is 'When it was proposed.';
comment on column scope_change.answered_at is 'When it was accepted, rejected or withdrawn; null: it waits.';
comment on column scope_change.version is 'Counts its moves.';

create table scope_change_line (
  scope_change_id uuid not null,
  project_id uuid not null,
  position int not null check (position between 1 and 50),
  kind text not null check (kind in ('add', 'change', 'remove')),
  milestone_id uuid,
  milestone_version int check (milestone_version > 0),
  title_before text,
  amount_before_paise bigint check (amount_before_paise >= 0),
  tax_before_percent numeric(5, 2),
  due_before_on date,
  title text check (length(title) between 1 and 120),
  amount_paise bigint check (amount_paise >= 0),
  tax_percent numeric(5, 2) check (tax_percent between 0 and 40),
  due_on date,
  primary key (scope_change_id, position),
  constraint scope_change_line_once unique (scope_change_id, milestone_id),
  constraint scope_change_line_milestone check ((kind = 'add') = (milestone_id is null)
    and (milestone_id is null) = (milestone_version is null) and (milestone_id is null) = (title_before is null)
    and (milestone_id is null) = (amount_before_paise is null) and (milestone_id is null) = (tax_before_percent is null)
    and (milestone_id is null) = (due_before_on is null)),
  constraint scope_change_line_after check ((kind = 'remove') = (title is null) and (title is null) = (amount_paise is null)
    and (title is null) = (tax_percent is null) and (title is null) = (due_on is null)),
  foreign key (scope_change_id, project_id) references scope_change (scope_change_id, project_id),
  foreign key (milestone_id, project_id) references milestone (milestone_id, project_id)
);
create index scope_change_line_of_milestone on scope_change_line (milestone_id) where milestone_id is not null;
create trigger scope_change_line_append_only before update or delete on scope_change_line for each row execute function refuse_change();
comment on table scope_change_line is 'A milestone that comes, changes or goes by a change; never written again.';
comment on column scope_change_line.scope_change_id is 'The change.';
comment on column scope_change_line.project_id is 'Of the change.';
comment on column scope_change_line.position is 'From 1, in the order in which it was written.';
comment on column scope_change_line.kind is 'add, change or remove.';
comment on column scope_change_line.milestone_id is 'What changes or goes; null: it is new.';
comment on column scope_change_line.milestone_version is 'Version of the milestone when it was proposed.';
comment on column scope_change_line.title_before is 'Its title then.';
comment on column scope_change_line.amount_before_paise is 'Its amount with tax then, in paise.';
comment on column scope_change_line.tax_before_percent is 'Its GST then.';
comment on column scope_change_line.due_before_on is 'Its day then, Asia/Kolkata.';
comment on column scope_change_line.title is 'The new title; null: it goes.';
comment on column scope_change_line.amount_paise is 'The new amount with tax, in paise.';
comment on column scope_change_line.tax_percent is 'The new GST within it.';
comment on column scope_change_line.due_on is 'The new day, Asia/Kolkata.';
