-- What the installation's secret encrypts is encrypted anew with another one, in lots that may be stopped.

create table secret_change (
  is_only boolean primary key default true check (is_only),
  former text not null check (former ~ '^[0-9a-f]{16}$'),
  wanted text not null check (wanted ~ '^[0-9a-f]{16}$'),
  started_at timestamptz not null,
  finished_at timestamptz
);
comment on table secret_change is 'One row at most: the last change of the installation''s secret (npm run secret:change).';
comment on column secret_change.is_only is 'Always true.';
comment on column secret_change.former is 'Keyed hash by which the secret of before is known again, not the secret.';
comment on column secret_change.wanted is 'Keyed hash of the new one.';
comment on column secret_change.started_at is 'When it began.';
comment on column secret_change.finished_at is 'When every value was encrypted with the new secret. Null: some are and some are not, and no server starts.';
