-- What every domain stands on: the outbox, idempotency keys, the audit log and dated configuration.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

create table outbox (
  event_id uuid not null,
  name text not null check (name ~ '^[a-z_]+\.[a-z_]+$'),
  payload jsonb not null,
  created_at timestamptz not null,
  relayed_at timestamptz,
  primary key (event_id, created_at)
) partition by range (created_at);
comment on table outbox is 'Facts that happened, written in the transaction that made them happen and told to their consumers afterwards.';
comment on column outbox.event_id is 'UUID v7; consumers are idempotent by it.';
comment on column outbox.name is 'domain.past_tense, e.g. booking.cancelled.';
comment on column outbox.payload is 'Ids and what a consumer needs; nothing personal.';
comment on column outbox.created_at is 'When the fact happened; the partition key, by month.';
comment on column outbox.relayed_at is 'When its consumers were queued; null while it waits.';
create table outbox_default partition of outbox default;
create index outbox_waiting on outbox (created_at) where relayed_at is null;

create table idempotency_key (
  owner text not null,
  key text not null check (length(key) between 8 and 120),
  operation text not null,
  request_hash text not null,
  status int not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (owner, key)
);
comment on table idempotency_key is 'The answer of a call that creates or charges, written in the same transaction as its effect; kept at least 24 hours.';
comment on column idempotency_key.owner is 'The user whose key it is; keys of two users never meet.';
comment on column idempotency_key.key is 'What the client sent as Idempotency-Key.';
comment on column idempotency_key.operation is 'Method and path of the call.';
comment on column idempotency_key.request_hash is 'SHA-256 of the call; the same key with another body is refused.';
comment on column idempotency_key.status is 'HTTP status that was answered.';
comment on column idempotency_key.answer is 'What was answered, and is answered again.';
comment on column idempotency_key.created_at is 'When it was first used.';
create index idempotency_key_age on idempotency_key (created_at);

create table audit_log (
  audit_id uuid not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null default '{}',
  primary key (audit_id, at)
) partition by range (at);
comment on table audit_log is 'Who did what to what, append-only.';
comment on column audit_log.audit_id is 'UUID v7.';
comment on column audit_log.at is 'UTC; the partition key.';
comment on column audit_log.actor_kind is 'Buyer, Service Partner, subUser, Professional, Admin or System.';
comment on column audit_log.actor_id is 'The user; null for System.';
comment on column audit_log.action is 'domain.verb.';
comment on column audit_log.subject_kind is 'Table of the thing that changed.';
comment on column audit_log.subject_id is 'Its id.';
comment on column audit_log.detail is 'From and to; nothing personal.';
create table audit_log_default partition of audit_log default;
create index audit_log_subject on audit_log (subject_kind, subject_id, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

create table setting (
  key text not null,
  scope text not null default '*',
  valid_from timestamptz not null,
  value jsonb not null,
  why text not null,
  primary key (key, scope, valid_from)
);
comment on table setting is 'Dated configuration: fees, windows and limits, read by the instant they apply to.';
comment on column setting.key is 'e.g. booking.rules.';
comment on column setting.scope is '* for everywhere, else city:<cityCode> or category:<categoryId>.';
comment on column setting.valid_from is 'From this instant on, until a later row of the same key and scope.';
comment on column setting.value is 'The value; its shape belongs to the key''s owner.';
comment on column setting.why is 'The law, source or decision it comes from.';
