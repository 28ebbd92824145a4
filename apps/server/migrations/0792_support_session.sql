-- Live talks with support: the queue, agents on duty, notes, ratings. Decision 0144.

create table support_session (
  session_id uuid primary key references conversation,
  user_id uuid not null references user_account,
  reference_no text check (length(reference_no) between 1 and 60),
  topic text not null check (topic in ('booking', 'payment', 'account', 'subscription', 'partner', 'complaint', 'other')),
  lang text not null check (lang in ('en', 'hi')),
  status text not null check (status in ('Pending', 'Assigned', 'Inprogress', 'Resolved', 'Closed', 'Cancelled')),
  agent_id uuid references user_account,
  is_head boolean not null default false,
  queued_at timestamptz not null,
  assigned_at timestamptz,
  replied_at timestamptz,
  person_spoke_at timestamptz not null,
  agent_spoke_at timestamptz,
  warned_at timestamptz,
  resolved_at timestamptz,
  ended_at timestamptz,
  transfer_note text not null default '' check (length(transfer_note) <= 500),
  last_text text not null default '' check (length(last_text) <= 200),
  stars smallint check (stars between 1 and 5),
  rating_words text not null default '' check (length(rating_words) <= 500),
  rated_at timestamptz,
  incident_id uuid references incident,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint support_session_agent check (status not in ('Assigned', 'Inprogress') or agent_id is not null),
  constraint support_session_waiting check (status <> 'Pending' or agent_id is null),
  constraint support_session_ended check ((status in ('Closed', 'Cancelled')) = (ended_at is not null)),
  constraint support_session_rated check ((stars is null) = (rated_at is null))
) with (fillfactor = 80);
comment on table support_session is 'A live talk of a person with the support desk; its words lie in the conversation of the same id.';
comment on column support_session.session_id is 'UUID v7; also the id of its conversation.';
comment on column support_session.user_id is 'Who asked for it.';
comment on column support_session.reference_no is 'Number of the record that it is about; null: none.';
comment on column support_session.topic is 'What it is about, as messages to support.';
comment on column support_session.lang is 'Language in which the person asked; agents who speak it go first.';
comment on column support_session.status is 'See its lifecycle; spelled as in the specification.';
comment on column support_session.agent_id is 'The Admin who has it, or had it last; null: waits.';
comment on column support_session.is_head is 'Goes before those who came later: it had an agent already.';
comment on column support_session.queued_at is 'When it came into the queue for the first time.';
comment on column support_session.assigned_at is 'When its present agent got it; null: none.';
comment on column support_session.replied_at is 'The first reply of an agent; null: none yet.';
comment on column support_session.person_spoke_at is 'Last words of the person.';
comment on column support_session.agent_spoke_at is 'Last words of an agent; null: none.';
comment on column support_session.warned_at is 'When the person was told that a silent talk ends; null: not since they spoke last.';
comment on column support_session.resolved_at is 'When it was resolved last; the hours to open it again count from here.';
comment on column support_session.ended_at is 'When it ended for good.';
comment on column support_session.transfer_note is 'Why it was handed on, for staff; empty: it was not.';
comment on column support_session.last_text is 'The beginning of the last words, for the inbox.';
comment on column support_session.stars is 'The person''s rating, 1 to 5; null: none.';
comment on column support_session.rating_words is 'What they said with it.';
comment on column support_session.rated_at is 'When.';
comment on column support_session.incident_id is 'The request that was made of it; null: none.';
comment on column support_session.created_at is 'When it was asked for.';
comment on column support_session.updated_at is 'Last move, words or rating.';
comment on column support_session.version is 'Grows with every move; two Admins cannot overwrite each other unseen.';
create unique index support_session_open on support_session (user_id, coalesce(reference_no, ''))
  where status in ('Pending', 'Assigned', 'Inprogress');
create index support_session_queue on support_session (is_head desc, queued_at, session_id) where status = 'Pending';
create index support_session_of_agent on support_session (agent_id, session_id) where status in ('Assigned', 'Inprogress');
create index support_session_of_person on support_session (user_id, session_id desc);
create index support_session_quiet on support_session (person_spoke_at) where status = 'Inprogress';
create index support_session_resolved on support_session (resolved_at) where status = 'Resolved';
create index support_session_rated_lately on support_session (rated_at) where rated_at is not null;
create index support_session_recent on support_session (ended_at) where ended_at is not null;

create table support_agent (
  user_id uuid primary key references user_account,
  on_duty boolean not null,
  languages text[] not null check (cardinality(languages) between 1 and 2 and languages <@ array['en', 'hi']),
  most smallint not null check (most between 1 and 10),
  seen_at timestamptz not null,
  changed_at timestamptz not null
);
comment on table support_agent is 'An Admin who answers talks, while on duty.';
comment on column support_agent.user_id is 'The Admin.';
comment on column support_agent.on_duty is 'Gets sessions from the queue.';
comment on column support_agent.languages is 'Speaks en, hi or both.';
comment on column support_agent.most is 'How many sessions at once.';
comment on column support_agent.seen_at is 'When the desk was last open in the browser; silent for two minutes, the agent counts as gone.';
comment on column support_agent.changed_at is 'When duty, languages or the number changed.';

create table support_note (
  note_id uuid primary key,
  session_id uuid not null references support_session,
  user_id uuid references user_account,
  note text not null check (length(note) between 1 and 1000),
  created_at timestamptz not null
);
comment on table support_note is 'What staff note about a talk; its person never reads it.';
comment on column support_note.note_id is 'UUID v7.';
comment on column support_note.session_id is 'Of this session.';
comment on column support_note.user_id is 'The Admin; null once the account is erased.';
comment on column support_note.note is 'The words.';
comment on column support_note.created_at is 'When.';
create index support_note_of on support_note (session_id, created_at);

alter table incident
  add column session_id uuid references support_session,
  add column call_at timestamptz;
comment on column incident.session_id is 'The talk that it was made of; null: none.';
comment on column incident.call_at is 'When the person asked to be called; null: an answer in words.';
