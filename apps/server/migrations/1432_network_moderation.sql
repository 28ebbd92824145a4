-- What members report, what moderators decide, and what follows for its author.

create table network_case (
  case_id uuid primary key,
  subject text not null check (subject in ('post', 'comment', 'member')),
  subject_id uuid not null,
  author_id uuid not null references network_member on delete cascade,
  words text not null check (length(words) <= 3000),
  status text not null check (status in ('open', 'kept', 'removed', 'appealed', 'final')),
  since timestamptz not null,
  decided_by uuid references user_account,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint network_case_once unique (subject_id, subject)
);
create index network_case_waiting on network_case (since, case_id) where status in ('open', 'appealed');
create index network_case_newest on network_case (created_at desc, case_id desc);
create index network_case_of_author on network_case (author_id, created_at desc);
create index network_case_decider on network_case (decided_by) where decided_by is not null;
comment on table network_case is 'A post, comment or member that was reported: one case for all reports of it.';
comment on column network_case.case_id is 'UUID v7.';
comment on column network_case.subject is 'What was reported.';
comment on column network_case.subject_id is 'Which of them.';
comment on column network_case.author_id is 'Whose it is.';
comment on column network_case.words is 'As it read when it was last reported.';
comment on column network_case.status is 'State of moderation.noun.ts.';
comment on column network_case.since is 'When it came to the moderators, or came again.';
comment on column network_case.decided_by is 'The Admin who decided last; null: no decision, or the account was erased.';
comment on column network_case.decided_at is 'When; null: no decision.';
comment on column network_case.created_at is 'When it was reported first.';
comment on column network_case.updated_at is 'When it last moved.';
comment on column network_case.version is 'Counts its moves.';

create table network_report (
  report_id uuid primary key,
  case_id uuid not null references network_case on delete cascade,
  reporter_id uuid not null references network_member on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'false', 'private', 'fraud', 'sexual', 'violence', 'other')),
  words text not null default '' check (length(words) <= 500),
  status text not null check (status in ('open', 'upheld', 'refused')),
  at timestamptz not null,
  decided_at timestamptz,
  constraint network_report_once unique (case_id, reporter_id),
  constraint network_report_decided check ((status = 'open') = (decided_at is null))
);
create index network_report_of_case on network_report (case_id, at desc);
create index network_report_of_reporter on network_report (reporter_id, at desc, report_id desc);
comment on table network_report is 'What a member says against a post, a comment or a member.';
comment on column network_report.report_id is 'UUID v7.';
comment on column network_report.case_id is 'About what.';
comment on column network_report.reporter_id is 'Who reported; its author never learns it.';
comment on column network_report.reason is 'Chosen from a list.';
comment on column network_report.words is 'In own words; may be empty.';
comment on column network_report.status is 'Open until a moderator decides about the case.';
comment on column network_report.at is 'When it was sent.';
comment on column network_report.decided_at is 'When it was decided; null: it waits.';

create table network_removal (
  removal_id uuid primary key,
  case_id uuid not null references network_case on delete cascade,
  author_id uuid not null references network_member on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'false', 'private', 'fraud', 'sexual', 'violence', 'other')),
  words text not null check (length(words) between 1 and 500),
  is_strike boolean not null,
  decided_by uuid references user_account,
  at timestamptz not null,
  appeal_words text check (length(appeal_words) between 1 and 500),
  appealed_at timestamptz,
  appeal_status text check (appeal_status in ('open', 'granted', 'refused')),
  appeal_answer text not null default '' check (length(appeal_answer) <= 500),
  constraint network_removal_appeal check (num_nonnulls(appeal_words, appealed_at, appeal_status) in (0, 3))
);
create index network_removal_of_author on network_removal (author_id, at desc, removal_id desc);
create index network_removal_of_case on network_removal (case_id, at desc);
create index network_removal_decider on network_removal (decided_by) where decided_by is not null;
comment on table network_removal is 'That a moderator removed something, what its author reads of it, and its appeal.';
comment on column network_removal.removal_id is 'UUID v7.';
comment on column network_removal.case_id is 'Of which case.';
comment on column network_removal.author_id is 'Whose it was.';
comment on column network_removal.reason is 'Which rule it breaks.';
comment on column network_removal.words is 'To its author.';
comment on column network_removal.is_strike is 'It counts towards a pause.';
comment on column network_removal.decided_by is 'The Admin; null: the account was erased.';
comment on column network_removal.at is 'When it was removed.';
comment on column network_removal.appeal_words is 'Why its author asks for another look; null: it did not.';
comment on column network_removal.appealed_at is 'When.';
comment on column network_removal.appeal_status is 'Open until it is decided.';
comment on column network_removal.appeal_answer is 'What the moderator answered; empty until then.';

create table network_strike (
  member_id uuid not null references network_member on delete cascade,
  removal_id uuid not null references network_removal on delete cascade,
  at timestamptz not null,
  primary key (member_id, removal_id)
);
create index network_strike_of_removal on network_strike (removal_id);
create index network_strike_newest on network_strike (member_id, at desc);
comment on table network_strike is 'Removals that count towards a pause; one that was granted on appeal is gone.';
comment on column network_strike.member_id is 'Whose.';
comment on column network_strike.removal_id is 'For what.';
comment on column network_strike.at is 'When.';
