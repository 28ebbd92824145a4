-- Files and folders that people keep themselves, and those of a business.

create table drive_space (
  space_id uuid primary key,
  user_id uuid unique references user_account,
  organisation_id uuid unique references organisation,
  bytes bigint not null default 0 check (bytes >= 0),
  files int not null default 0 check (files >= 0),
  pdf_bytes bigint not null default 0,
  picture_bytes bigint not null default 0,
  video_bytes bigint not null default 0,
  sheet_bytes bigint not null default 0,
  document_bytes bigint not null default 0,
  other_bytes bigint not null default 0,
  created_at timestamptz not null,
  constraint drive_space_owner check ((user_id is null) <> (organisation_id is null)),
  constraint drive_space_bytes check (
    bytes = pdf_bytes + picture_bytes + video_bytes + sheet_bytes + document_bytes + other_bytes)
);
comment on table drive_space is 'A drive: of one person, or of one business. Made when it is first used; every write in a drive locks its row.';
comment on column drive_space.space_id is 'UUID v7.';
comment on column drive_space.user_id is 'Whose own drive; null: that of a business.';
comment on column drive_space.organisation_id is 'Of which business; null: the own drive of a person.';
comment on column drive_space.bytes is 'Of all versions, those in the bin too.';
comment on column drive_space.files is 'How many files, those in the bin too; versions are not counted.';
comment on column drive_space.pdf_bytes is 'Of these: PDFs.';
comment on column drive_space.picture_bytes is 'Of these: pictures.';
comment on column drive_space.video_bytes is 'Of these: videos.';
comment on column drive_space.sheet_bytes is 'Of these: spreadsheets and CSV.';
comment on column drive_space.document_bytes is 'Of these: documents and text.';
comment on column drive_space.other_bytes is 'Of these: anything else.';
comment on column drive_space.created_at is 'When it was first used.';

create table drive_item (
  item_id uuid primary key,
  space_id uuid not null references drive_space on delete cascade,
  parent_id uuid references drive_item on delete cascade,
  place_id uuid not null generated always as (coalesce(parent_id, space_id)) stored,
  ancestors uuid[] not null check (cardinality(ancestors) <= 20),
  kind text not null check (kind in ('folder', 'file')),
  status text not null check (status in ('kept', 'binned')),
  name text not null check (length(name) between 1 and 200),
  name_key text collate "C" not null,
  media_type text,
  bytes bigint not null default 0 check (bytes >= 0),
  version_id uuid,
  created_by uuid references user_account,
  created_at timestamptz not null,
  changed_by uuid references user_account,
  changed_at timestamptz not null,
  binned_at timestamptz,
  binned_by uuid references user_account,
  version int not null default 1 check (version > 0),
  constraint drive_item_file check (
    (kind = 'file') = (version_id is not null) and (kind = 'file') = (media_type is not null)),
  constraint drive_item_binned check ((status = 'binned') = (binned_at is not null)),
  constraint drive_item_place check (
    case when parent_id is null then cardinality(ancestors) = 0
      else ancestors[cardinality(ancestors)] = parent_id end)
);
create unique index drive_item_name on drive_item (place_id, name_key) where binned_at is null;
create index drive_item_by_name on drive_item (place_id, kind, name_key, item_id) where binned_at is null;
create index drive_item_by_change on drive_item (place_id, kind, changed_at, item_id) where binned_at is null;
create index drive_item_by_size on drive_item (place_id, kind, bytes, item_id) where binned_at is null;
create index drive_item_recent on drive_item (space_id, changed_at, item_id) where kind = 'file' and binned_at is null;
create index drive_item_in_bin on drive_item (space_id, binned_at, item_id) where binned_at is not null;
create index drive_item_to_remove on drive_item (binned_at) where binned_at is not null;
create index drive_item_of_parent on drive_item (parent_id);
create index drive_item_below on drive_item using gin (ancestors);
create index drive_item_created on drive_item (created_by);
create index drive_item_changed on drive_item (changed_by);
create index drive_item_binned_by on drive_item (binned_by) where binned_by is not null;
comment on table drive_item is 'A file or a folder of a drive.';
comment on column drive_item.item_id is 'UUID v7.';
comment on column drive_item.space_id is 'In which drive; it never changes.';
comment on column drive_item.parent_id is 'In which folder; null: at the top.';
comment on column drive_item.place_id is 'The folder, or the drive where it lies at the top: what lists and names go by.';
comment on column drive_item.ancestors is 'The folders above it, from the top down, without itself.';
comment on column drive_item.kind is 'A folder or a file.';
comment on column drive_item.status is 'binned: it and all below it are out of sight; of what was binned with a folder, the folder alone is.';
comment on column drive_item.name is 'As people typed it, composed (NFC).';
comment on column drive_item.name_key is 'In lower case: a name is in a folder once, and lists go by it.';
comment on column drive_item.media_type is 'Of the newest version; null: a folder.';
comment on column drive_item.bytes is 'Of the newest version; 0: a folder.';
comment on column drive_item.version_id is 'The newest version; null: a folder.';
comment on column drive_item.created_by is 'Who put it there; null: their account is gone.';
comment on column drive_item.created_at is 'When.';
comment on column drive_item.changed_by is 'Who changed it last: name, place or file; null: their account is gone.';
comment on column drive_item.changed_at is 'When.';
comment on column drive_item.binned_at is 'When it was moved to the bin; null: it was not. 30 days later it is removed.';
comment on column drive_item.binned_by is 'Who moved it there; null: it was not, or their account is gone.';
comment on column drive_item.version is 'Counts its changes.';

create table drive_version (
  version_id uuid primary key,
  item_id uuid not null references drive_item on delete cascade,
  number int not null check (number > 0),
  storage_key text not null,
  media_type text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_by uuid references user_account,
  created_at timestamptz not null,
  unique (item_id, number)
);
create index drive_version_created on drive_version (created_by);
comment on table drive_version is 'A file as it was put into a drive; it is never changed. The last 50 of a file are kept.';
comment on column drive_version.version_id is 'UUID v7; the last part of the path of the file.';
comment on column drive_version.item_id is 'Of which file.';
comment on column drive_version.number is 'From 1 on.';
comment on column drive_version.storage_key is 'Where the file lies.';
comment on column drive_version.media_type is 'What it is, as its reader found.';
comment on column drive_version.bytes is 'How long it is.';
comment on column drive_version.sha256 is 'Of the file as it is kept, in hexadecimal.';
comment on column drive_version.created_by is 'Who put it there; null: their account is gone.';
comment on column drive_version.created_at is 'When.';

create table drive_star (
  user_id uuid not null references user_account,
  item_id uuid not null references drive_item on delete cascade,
  starred_at timestamptz not null,
  primary key (user_id, item_id)
);
create index drive_star_of_item on drive_star (item_id);
create index drive_star_by_time on drive_star (user_id, starred_at, item_id);
comment on table drive_star is 'What a person has starred, for themselves alone.';
comment on column drive_star.user_id is 'Who.';
comment on column drive_star.item_id is 'Which file or folder.';
comment on column drive_star.starred_at is 'When.';
