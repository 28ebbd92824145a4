-- Files that are on their way into a drive: sent in pieces, so that a lost network or a reload loses nothing.

create table drive_upload (
  upload_id uuid primary key,
  user_id uuid not null references user_account,
  space_id uuid not null references drive_space on delete cascade,
  parent_id uuid references drive_item on delete set null,
  replaces_item_id uuid references drive_item on delete set null,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (length(media_type) <= 120),
  bytes bigint not null check (bytes > 0),
  received_bytes bigint not null default 0,
  parts int not null default 0 check (parts >= 0),
  lease_id uuid,
  item_id uuid references drive_item on delete cascade,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  finished_at timestamptz,
  constraint drive_upload_received check (received_bytes between 0 and bytes),
  constraint drive_upload_finished check ((item_id is null) = (finished_at is null))
);
create index drive_upload_of_person on drive_upload (user_id, upload_id desc);
create index drive_upload_of_space on drive_upload (space_id);
create index drive_upload_of_folder on drive_upload (parent_id) where parent_id is not null;
create index drive_upload_of_file on drive_upload (replaces_item_id) where replaces_item_id is not null;
create index drive_upload_became on drive_upload (item_id) where item_id is not null;
create index drive_upload_by_touch on drive_upload (touched_at);
comment on table drive_upload is 'A file on its way into a drive; removed seven days after its last byte.';
comment on column drive_upload.upload_id is 'UUID v7; its address carries it with our signature.';
comment on column drive_upload.user_id is 'Who sends it.';
comment on column drive_upload.space_id is 'The drive that it goes to.';
comment on column drive_upload.parent_id is 'The folder; null: the top. Whether it is still there is asked at the end.';
comment on column drive_upload.replaces_item_id is 'The file that it becomes the next version of; null: a new one.';
comment on column drive_upload.name is 'As its sender calls it.';
comment on column drive_upload.media_type is 'By the end of its name; the file is opened at the end.';
comment on column drive_upload.bytes is 'How long it will be.';
comment on column drive_upload.received_bytes is 'How much of it is here, without a gap.';
comment on column drive_upload.parts is 'In how many parts.';
comment on column drive_upload.lease_id is 'The request that may add to it: the last one that asked; null: none has.';
comment on column drive_upload.item_id is 'What it became in the drive; null: nothing yet.';
comment on column drive_upload.created_at is 'When it was begun.';
comment on column drive_upload.touched_at is 'When its last bytes came.';
comment on column drive_upload.finished_at is 'When it became a file of the drive; a second question is answered with the same file.';

create table drive_upload_part (
  upload_id uuid not null references drive_upload on delete cascade,
  from_byte bigint not null check (from_byte >= 0),
  part_id uuid not null,
  bytes int not null check (bytes > 0),
  primary key (upload_id, from_byte)
);
comment on table drive_upload_part is 'A piece of a file on its way, stored encrypted.';
comment on column drive_upload_part.upload_id is 'The file.';
comment on column drive_upload_part.from_byte is 'Where in the file it begins.';
comment on column drive_upload_part.part_id is 'Ends its key in the store: two requests never write the same one.';
comment on column drive_upload_part.bytes is 'How long it is.';
