-- A client disputes a milestone after it was accepted: what is wrong, what the partner says to it, how it ended.

alter table milestone drop constraint milestone_status_check;
alter table milestone add constraint milestone_status_check check (status in
  ('Pending', 'Project Submitted For Review', 'Accepted', 'Disputed', 'Cancelled'));
alter table milestone drop constraint milestone_accepted_once;
alter table milestone add constraint milestone_accepted_once check ((status in ('Accepted', 'Disputed')) = (accepted_at is not null)
  and (accepted_at is null) = (accepted_by is null));

create table milestone_dispute (
  dispute_id uuid primary key,
  milestone_id uuid not null,
  project_id uuid not null,
  organisation_id uuid not null,
  wants text not null check (wants in ('fix', 'part', 'all')),
  words text not null check (length(words) between 10 and 1000),
  answer text check (length(answer) between 10 and 1000),
  answered_at timestamptz,
  raised_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('withdrawn', 'for_partner', 'for_client')),
  refund_paise bigint not null default 0 check (refund_paise >= 0),
  decision text check (length(decision) between 10 and 1000),
  decided_by uuid references user_account,
  foreign key (milestone_id, project_id) references milestone (milestone_id, project_id),
  foreign key (project_id, organisation_id) references project (project_id, organisation_id),
  constraint milestone_dispute_answered check ((answer is null) = (answered_at is null)),
  constraint milestone_dispute_ended check ((outcome is null) = (ended_at is null)),
  constraint milestone_dispute_decided check ((decision is not null) = coalesce(outcome in ('for_partner', 'for_client'), false)),
  constraint milestone_dispute_refund check (refund_paise = 0 or outcome = 'for_client')
);
create unique index milestone_dispute_open_once on milestone_dispute (milestone_id) where ended_at is null;
create index milestone_dispute_of_project on milestone_dispute (project_id, raised_at);
create index milestone_dispute_open on milestone_dispute (raised_at, dispute_id) where ended_at is null;
create index milestone_dispute_decided_by on milestone_dispute (decided_by) where decided_by is not null;
comment on table milestone_dispute is 'What a client says is wrong with a milestone that was accepted, and how it ended.';
comment on column milestone_dispute.dispute_id is 'UUID v7.';
comment on column milestone_dispute.milestone_id is 'The milestone; one dispute of it is open at a time.';
comment on column milestone_dispute.project_id is 'Of the milestone.';
comment on column milestone_dispute.organisation_id is 'Of the project.';
comment on column milestone_dispute.wants is 'What the client asks for: fix (the work put right), part (some of the money), all (all of it).';
comment on column milestone_dispute.words is 'What is wrong, in the words of the client.';
comment on column milestone_dispute.answer is 'What the partner says to it; null: nothing yet.';
comment on column milestone_dispute.answered_at is 'When the partner said it.';
comment on column milestone_dispute.raised_at is 'When the client raised it.';
comment on column milestone_dispute.ended_at is 'When it was withdrawn or decided; null: it is open.';
comment on column milestone_dispute.outcome is 'withdrawn by the client, or decided for_partner or for_client; null: it is open.';
comment on column milestone_dispute.refund_paise is 'What goes back to the client by the decision, in paise.';
comment on column milestone_dispute.decision is 'Why it was decided so, as both sides read it; null: not decided.';
comment on column milestone_dispute.decided_by is 'The Admin who decided; null: not decided.';

insert into setting (key, valid_from, value, why) values
  ('project.rules', '2020-01-03T00:00:00Z', '{"disputeDays": 14}',
   'A client may dispute a milestone for 14 days after it was accepted.');
