-- The audit log becomes tamper-evident: every row gets a place in one chain of hashes.

create table audit_waiting (
  audit_id uuid not null,
  at timestamptz not null
);
comment on table audit_waiting is 'Rows of the audit log that have no place in the chain yet. A plain heap without a key: writers never wait for each other here.';
comment on column audit_waiting.audit_id is 'The row.';
comment on column audit_waiting.at is 'Its instant, which finds its partition.';

create table audit_link (
  link bigint not null check (link > 0),
  audit_id uuid not null,
  at timestamptz not null,
  row_hash bytea not null check (length(row_hash) = 32),
  chain_hash bytea not null check (length(chain_hash) = 32),
  sealed_at timestamptz not null,
  primary key (link, at)
) partition by range (at);
comment on table audit_link is 'The chain: one link for each row of the audit log, append-only. A changed, removed or slipped-in row no longer fits.';
comment on column audit_link.link is 'Place in the chain, from 1 without a gap.';
comment on column audit_link.audit_id is 'The row that it holds.';
comment on column audit_link.at is 'The row''s instant; the partition key, so that a month of rows and its links leave together.';
comment on column audit_link.row_hash is 'SHA-256 of the row as it was when it was sealed.';
comment on column audit_link.chain_hash is 'SHA-256 of the chain hash before it (32 zero bytes before the first) followed by row_hash.';
comment on column audit_link.sealed_at is 'When the link was made; a few seconds after the row.';
create table audit_link_default partition of audit_link default;
create index audit_link_of_row on audit_link (audit_id);
create index audit_log_actor on audit_log (actor_id, at desc) where actor_id is not null;
create index audit_log_at on audit_log (at desc, audit_id desc);

create function audit_row_hash(audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    $1.audit_id, to_char($1.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), $1.actor_kind, $1.actor_id, $1.action,
    $1.subject_kind, $1.subject_id, $1.detail)::text, 'UTF8'))
$$;
comment on function audit_row_hash is 'SHA-256 of one row of the audit log: its columns as a JSON array, the instant in UTC with microseconds.';

create function await_seal() returns trigger language plpgsql as $$
begin
  insert into audit_waiting (audit_id, at) values (new.audit_id, new.at);
  return null;
end $$;
comment on function await_seal is 'Puts a new row of the audit log into the queue for the chain, in the same transaction.';
create trigger audit_log_await_seal after insert on audit_log for each row execute function await_seal();
insert into audit_waiting (audit_id, at) select audit_id, at from audit_log;

create trigger audit_link_append_only before update or delete on audit_link for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_change();
create trigger audit_link_no_truncate before truncate on audit_link for each statement execute function refuse_change();
