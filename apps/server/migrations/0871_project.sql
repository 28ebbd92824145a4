-- Projects: larger work for a party, in milestones that are approved and paid one by one.

create table project (
  project_id uuid primary key,
  project_number text not null constraint project_number_once unique,
  reference text not null check (length(reference) between 3 and 40),
  organisation_id uuid not null references organisation,
  party_id uuid not null,
  buyer_id uuid references user_account,
  rfq_id uuid references rfq,
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  starts_on date not null,
  due_on date not null,
  status text not null check (status in
    ('Project Created', 'Inprogress', 'Project Submitted For Review', 'Completed', 'Cancelled')),
  ended_at timestamptz,
  created_by uuid references user_account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint project_of_organisation unique (project_id, organisation_id),
  constraint project_agreed_once unique (rfq_id, organisation_id),
  constraint project_dates check (due_on >= starts_on),
  constraint project_over_once check ((status in ('Completed', 'Cancelled')) = (ended_at is not null)),
  foreign key (party_id, organisation_id) references party (party_id, organisation_id)
);
create index project_of_partner on project (organisation_id, (ended_at is not null), created_at desc, project_id desc);
create index project_of_party on project (party_id, created_at desc);
create index project_of_client on project (buyer_id, created_at desc, project_id desc) where buyer_id is not null;
comment on table project is 'Work of an organisation for a party, from an agreed quotation or written by hand.';
comment on column project.project_id is 'UUID v7.';
comment on column project.project_number is 'What people say on the phone.';
comment on column project.reference is 'One for the whole chain: the number of the request, or the own number of a project that was written by hand.';
comment on column project.organisation_id is 'Who does the work.';
comment on column project.party_id is 'For whom.';
comment on column project.buyer_id is 'The customer on the platform who approves and pays; null: the party is not on it.';
comment on column project.rfq_id is 'The request from which it came; null: written by hand.';
comment on column project.title is 'What it is.';
comment on column project.description is 'What was agreed, in words.';
comment on column project.starts_on is 'First day, Asia/Kolkata.';
comment on column project.due_on is 'Last day, Asia/Kolkata.';
comment on column project.status is 'State of project.lifecycle.ts.';
comment on column project.ended_at is 'When it was completed or cancelled; null: it runs.';
comment on column project.created_by is 'Who wrote it; null: it came of an agreement.';
comment on column project.created_at is 'When it was made.';
comment on column project.updated_at is 'When it last changed.';
comment on column project.version is 'Counts its moves and edits.';

create table milestone (
  milestone_id uuid primary key,
  project_id uuid not null,
  organisation_id uuid not null,
  position int not null check (position between 1 and 50),
  title text not null check (length(title) between 1 and 120),
  amount_paise bigint not null check (amount_paise >= 0),
  tax_percent numeric(5, 2) not null default 0 check (tax_percent between 0 and 40),
  due_on date not null,
  is_advance boolean not null default false,
  status text not null check (status in ('Pending', 'Project Submitted For Review', 'Accepted', 'Cancelled')),
  submitted_at timestamptz,
  approve_by timestamptz,
  reminders int not null default 0 check (reminders between 0 and 2),
  accepted_at timestamptz,
  accepted_by text check (accepted_by in ('Buyer', 'Partner', 'System')),
  sent_back_reason text check (length(sent_back_reason) <= 500),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint milestone_position_once unique (project_id, position) deferrable initially deferred,
  constraint milestone_of_project unique (milestone_id, project_id),
  constraint milestone_waits check ((status = 'Project Submitted For Review') = (approve_by is not null)),
  constraint milestone_accepted_once check ((status = 'Accepted') = (accepted_at is not null)
    and (accepted_at is null) = (accepted_by is null)),
  foreign key (project_id, organisation_id) references project (project_id, organisation_id)
);
create index milestone_waiting on milestone (approve_by) where status = 'Project Submitted For Review';
comment on table milestone is 'A part of a project with its own amount.';
comment on column milestone.milestone_id is 'UUID v7.';
comment on column milestone.project_id is 'The project.';
comment on column milestone.organisation_id is 'Of the project.';
comment on column milestone.position is 'From 1, in the order of the work.';
comment on column milestone.title is 'What is done when it is reached.';
comment on column milestone.amount_paise is 'What is to be paid for it with tax, in paise.';
comment on column milestone.tax_percent is 'GST within the amount; 0: none.';
comment on column milestone.due_on is 'When it is to be reached and paid, Asia/Kolkata.';
comment on column milestone.is_advance is 'Due before the work begins: there is nothing to approve.';
comment on column milestone.status is 'State of milestone.lifecycle.ts.';
comment on column milestone.submitted_at is 'When the partner last said that it is done.';
comment on column milestone.approve_by is 'Without an answer it is accepted by itself then; null: it does not wait.';
comment on column milestone.reminders is 'How often the client was told of that.';
comment on column milestone.accepted_at is 'When it was accepted, and so is to be paid.';
comment on column milestone.accepted_by is 'The client, the partner for a party that is not on the platform, or the clock.';
comment on column milestone.sent_back_reason is 'What the client found missing the last time.';
comment on column milestone.created_at is 'When it was made.';
comment on column milestone.updated_at is 'When it last changed.';
comment on column milestone.version is 'Counts its moves and edits.';

insert into setting (key, valid_from, value, why) values
  ('project.rules', '2020-01-01T00:00:00Z', '{"approveDays": 14, "tellDaysBefore": [7, 2]}',
   'A milestone without an answer is accepted after 14 days; the client is told a week and two days before.');
