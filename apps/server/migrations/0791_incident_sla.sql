-- Requests to support with a priority, a promised answer, a team and files.

alter table incident
  add column priority text not null default 'normal' check (priority in ('urgent', 'high', 'normal')),
  add column answered_at timestamptz,
  add column team text check (team in ('payments', 'operations', 'partners', 'safety', 'technical')),
  add column forward_reason text not null default '' check (length(forward_reason) <= 500),
  drop constraint incident_report_is_whole,
  add constraint incident_report_is_whole check (
    (booking_id is null) = (problem is null) and (booking_id is null) = (side is null)
    and (organisation_id is not null) = (side is not distinct from 'partner')),
  add constraint incident_forward_is_whole check ((team is null) = (forward_reason = ''));
comment on column incident.priority is 'How soon it is answered, by what it is about.';
comment on column incident.answer_by is 'Until when an answer is promised, counted from the person''s last words; null: told before answers had a clock.';
comment on column incident.answered_at is 'When support answered the person''s last words; null: they wait for an answer.';
comment on column incident.team is 'The team that it was handed to last; null: to none.';
comment on column incident.forward_reason is 'Why it was handed to that team, for staff alone; empty: it was not.';
create index incident_waiting on incident (answer_by, incident_id) where answered_at is null and status in ('Open', 'Inprogress', 'Forwaded');

create table incident_file (
  file_id uuid primary key,
  incident_id uuid not null references incident,
  storage_key text not null,
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  bytes int not null check (bytes > 0),
  added_at timestamptz not null
);
comment on table incident_file is 'Photos and documents that a person sent with a message to support; read by that person and by Admins.';
comment on column incident_file.file_id is 'UUID v7.';
comment on column incident_file.incident_id is 'Of this incident.';
comment on column incident_file.storage_key is 'Where the file lies as we wrote it anew.';
comment on column incident_file.file_name is 'As the person named it, without folders.';
comment on column incident_file.media_type is 'What we made of it: a WebP picture or a PDF without active parts.';
comment on column incident_file.bytes is 'Its size.';
comment on column incident_file.added_at is 'When it was received.';
create index incident_file_of on incident_file (incident_id, added_at, file_id);
