-- Costs of projects: time, material, travel, other.

create table project_cost (
  cost_id uuid primary key,
  project_id uuid not null,
  organisation_id uuid not null,
  sub_task_id uuid,
  kind text not null check (kind in ('labour', 'material', 'travel', 'other')),
  words text not null check (length(words) between 1 and 120),
  spent_on date not null,
  staff_id uuid references staff_member,
  minutes int check (minutes between 1 and 1440),
  hourly_paise bigint check (hourly_paise >= 0),
  quantity_milli bigint check (quantity_milli > 0),
  unit text not null default '' check (length(unit) <= 20),
  price_paise bigint check (price_paise >= 0),
  amount_paise bigint not null check (amount_paise >= 0),
  file_id uuid,
  added_by uuid references user_account,
  added_at timestamptz not null,
  constraint project_cost_labour check ((kind = 'labour') = (minutes is not null) and (minutes is null) = (hourly_paise is null)),
  constraint project_cost_material check ((kind = 'material') = (quantity_milli is not null)
    and (quantity_milli is null) = (price_paise is null)),
  constraint project_cost_staff check (staff_id is null or kind = 'labour'),
  foreign key (project_id, organisation_id) references project (project_id, organisation_id),
  foreign key (sub_task_id, project_id) references sub_task (sub_task_id, project_id),
  foreign key (file_id, project_id) references project_file (file_id, project_id)
);
create index project_cost_in_project on project_cost (project_id, spent_on desc, cost_id desc);
create index project_cost_of_step on project_cost (sub_task_id) where sub_task_id is not null;
create index project_cost_of_staff on project_cost (staff_id) where staff_id is not null;
create index project_cost_of_file on project_cost (file_id) where file_id is not null;
create index project_cost_by on project_cost (added_by) where added_by is not null;
comment on table project_cost is 'What an organisation spent on a project; its client never reads it.';
comment on column project_cost.cost_id is 'UUID v7.';
comment on column project_cost.project_id is 'The project.';
comment on column project_cost.organisation_id is 'Of the project.';
comment on column project_cost.sub_task_id is 'The step that it was spent on; null: the project as a whole.';
comment on column project_cost.kind is 'labour, material, travel or other.';
comment on column project_cost.words is 'What for.';
comment on column project_cost.spent_on is 'The day, Asia/Kolkata.';
comment on column project_cost.staff_id is 'Whose time it was; null: of no member of staff.';
comment on column project_cost.minutes is 'Time of labour.';
comment on column project_cost.hourly_paise is 'What an hour of it cost, in paise.';
comment on column project_cost.quantity_milli is 'Quantity of material, in thousandths of its unit.';
comment on column project_cost.unit is 'Unit of the material; empty: pieces.';
comment on column project_cost.price_paise is 'Price of one unit without GST, in paise.';
comment on column project_cost.amount_paise is 'The whole without GST, in paise.';
comment on column project_cost.file_id is 'Its bill, a file of the project; null: none.';
comment on column project_cost.added_by is 'Who booked it; null: the account was erased.';
comment on column project_cost.added_at is 'When it was booked.';
