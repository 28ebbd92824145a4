-- Stored files are encrypted with a key of whom they belong to.

create table file_key (
  owner_kind text not null check (owner_kind in ('person', 'organisation', 'installation')),
  owner_id uuid not null,
  sealed text not null,
  made_at timestamptz not null,
  primary key (owner_kind, owner_id)
);
comment on table file_key is 'The key of each owner of stored files; without it they cannot be read, nor can their copies in backups. A backup keeps these rows apart (docs/backup.md).';
comment on column file_key.owner_kind is 'installation: files that belong to more than one side.';
comment on column file_key.owner_id is 'The person or the organisation; all zeros for the installation.';
comment on column file_key.sealed is 'Its 32 bytes, encrypted with the installation''s secret and bound to the owner (platform/encryption.ts).';
comment on column file_key.made_at is 'With the owner''s first file.';

create table file_sealing (
  is_only boolean primary key default true check (is_only),
  finished_at timestamptz
);
comment on table file_sealing is 'One row: whether files of before encryption are left.';
comment on column file_sealing.is_only is 'Always true.';
comment on column file_sealing.finished_at is 'When a round found no file without encryption; from then on such a file is refused as changed. Null: they are still read, and rewritten.';
insert into file_sealing default values;
