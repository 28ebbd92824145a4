-- What people tell support, and what support answers.

create table incident (
  incident_id uuid primary key,
  incident_number text not null constraint incident_number_key unique check (incident_number ~ '^S[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  user_id uuid references user_account,
  full_name text not null,
  email text check (length(email) <= 254),
  mobile_number text,
  topic text not null check (topic in ('booking', 'payment', 'account', 'subscription', 'partner', 'complaint', 'other')),
  message text not null check (length(message) between 1 and 2000),
  booking_number text,
  lang text not null check (lang in ('en', 'hi')),
  status text not null check (status in ('Open', 'Inprogress', 'Forwaded', 'Resolved', 'Closed', 'Cancelled')),
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint incident_has_a_sender check (user_id is not null or email is not null or mobile_number is not null),
  constraint incident_ended check ((status in ('Resolved', 'Closed', 'Cancelled')) = (ended_at is not null))
);
comment on table incident is 'Something that a person told support, from its number to its end.';
comment on column incident.incident_id is 'UUID v7.';
comment on column incident.incident_number is 'For people and papers; random, so that nobody counts them.';
comment on column incident.user_id is 'Who told it; null: somebody who was not signed in.';
comment on column incident.full_name is 'Whom we answer; of an account the name at that time, may be empty.';
comment on column incident.email is 'Where an answer goes; of an account its own at that time; null: by SMS.';
comment on column incident.mobile_number is 'The same for SMS; null: by mail.';
comment on column incident.topic is 'What it is about.';
comment on column incident.message is 'In the person''s own words.';
comment on column incident.booking_number is 'The booking that it is about, as the person named it; null: none. Not checked.';
comment on column incident.lang is 'Language of the answers that we write by ourselves.';
comment on column incident.status is 'See its lifecycle; spelled as in the specification.';
comment on column incident.ended_at is 'When it was resolved, or cancelled; the days to open it again count from here.';
comment on column incident.created_at is 'When it was told.';
comment on column incident.updated_at is 'Last move or answer.';
comment on column incident.version is 'Grows with every change; two Admins cannot overwrite each other unseen.';
create index incident_of_person on incident (user_id, created_at desc, incident_id desc) where user_id is not null;
create index incident_oldest on incident (created_at, incident_id);
create index incident_to_close on incident (ended_at) where status = 'Resolved';
create index incident_email on incident (email, created_at) where user_id is null;
create index incident_mobile on incident (mobile_number, created_at) where user_id is null;

create table incident_answer (
  answer_id uuid primary key,
  incident_id uuid not null references incident,
  said_by text not null check (said_by in ('person', 'support')),
  user_id uuid references user_account,
  message text not null check (length(message) between 1 and 2000),
  created_at timestamptz not null
);
comment on table incident_answer is 'What was said after an incident was opened, by support and by its person.';
comment on column incident_answer.answer_id is 'UUID v7.';
comment on column incident_answer.incident_id is 'Of this incident.';
comment on column incident_answer.said_by is 'person, or support.';
comment on column incident_answer.user_id is 'The Admin who answered, or the person; null once the account is erased.';
comment on column incident_answer.message is 'The words that were sent.';
comment on column incident_answer.created_at is 'When.';
create index incident_answer_of on incident_answer (incident_id, created_at);
