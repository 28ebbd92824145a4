-- How staff work through requests to support: who has one, its labels, notes of staff, and rest until a moment. Decision 0266.

alter table incident
  add column assignee_id uuid references user_account,
  add column labels text[] not null default '{}' check (cardinality(labels) <= 8),
  add column snoozed_until timestamptz;
comment on column incident.assignee_id is 'The Admin who has it; null: no one. Whoever answers first has it.';
comment on column incident.labels is 'Words that staff sort requests by, in lower case; its person never reads them.';
comment on column incident.snoozed_until is 'It rests until then; null: it does not. A timer ends the rest, and so does every move.';
create index incident_of_assignee on incident (assignee_id) where assignee_id is not null;
create index incident_labels on incident using gin (labels);
-- Staff look for requests by the words of the whole conversation, not of the first message alone.
create index incident_answer_words on incident_answer using gin (message gin_trgm_ops);

create table incident_note (
  note_id uuid primary key,
  incident_id uuid not null references incident,
  user_id uuid references user_account,
  note text not null check (length(note) between 1 and 1000),
  created_at timestamptz not null
);
comment on table incident_note is 'What staff noted about a request to support; its person never reads it.';
comment on column incident_note.note_id is 'UUID v7.';
comment on column incident_note.incident_id is 'About this request.';
comment on column incident_note.user_id is 'The Admin who wrote it; null: who has left.';
comment on column incident_note.note is 'For staff alone.';
comment on column incident_note.created_at is 'When.';
create index incident_note_of on incident_note (incident_id, created_at);
create index incident_note_words on incident_note using gin (note gin_trgm_ops);

alter table support_reply
  add column label text check (length(label) between 1 and 30),
  add column next_step text check (next_step in ('resolve', 'forward')),
  add column team text check (team in ('payments', 'operations', 'partners', 'safety', 'technical')),
  add constraint support_reply_forwards_to check ((team is not null) = (next_step is not distinct from 'forward'));
comment on column support_reply.label is 'A request answered with it gets this label; null: none.';
comment on column support_reply.next_step is 'What happens with a request once it was answered with it; null: it waits for its person.';
comment on column support_reply.team is 'The team that it is forwarded to; null: it is not.';
