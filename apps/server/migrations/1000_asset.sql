-- What a business owns and hands out to its people: assets, who holds them, what happened to them, photos. Decision 0195.

create table asset (
  asset_id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('tool', 'machine', 'phone', 'computer', 'vehicle', 'uniform', 'keys', 'safety', 'furniture', 'other')),
  tag text not null default '' check (length(tag) <= 60),
  condition text not null check (condition in ('new', 'good', 'worn', 'damaged')),
  value_paise bigint check (value_paise between 0 and 10000000000),
  bought_on date,
  notes text not null default '' check (length(notes) <= 1000),
  status text not null check (status in ('available', 'handed_out', 'held', 'disputed', 'in_repair', 'lost', 'retired')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint asset_in_organisation unique (asset_id, organisation_id)
);
create unique index asset_tag_once on asset (organisation_id, lower(tag)) where tag <> '';
create index asset_of_organisation on asset (organisation_id, created_at desc, asset_id desc);
comment on table asset is 'A thing that an organisation owns and its people use.';
comment on column asset.asset_id is 'UUID v7.';
comment on column asset.organisation_id is 'Who owns it.';
comment on column asset.name is 'What it is, as its people call it.';
comment on column asset.kind is 'One of a short list; other.';
comment on column asset.tag is 'Serial number or own mark, once in an organisation whatever its case; empty: none.';
comment on column asset.condition is 'As it was last noted: new, good, worn or damaged.';
comment on column asset.value_paise is 'What it cost, paise; null: not said.';
comment on column asset.bought_on is 'When it was bought; null: not said.';
comment on column asset.notes is 'More of it, for the office; empty: nothing.';
comment on column asset.status is 'State of assetLifecycle.';
comment on column asset.created_at is 'When it was added.';
comment on column asset.updated_at is 'When it last changed.';
comment on column asset.version is 'Counts its moves and edits.';

create table asset_custody (
  custody_id uuid primary key,
  asset_id uuid not null,
  organisation_id uuid not null,
  staff_id uuid not null,
  handed_by uuid references user_account,
  handed_at timestamptz not null,
  due_on date,
  overdue_told_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('returned', 'disputed', 'lost')),
  constraint asset_custody_over check ((ended_at is null) = (outcome is null)),
  constraint asset_custody_disputed_unconfirmed check (outcome is distinct from 'disputed' or confirmed_at is null),
  constraint asset_custody_of_asset unique (custody_id, asset_id, organisation_id),
  foreign key (asset_id, organisation_id) references asset (asset_id, organisation_id),
  constraint asset_custody_member foreign key (staff_id, organisation_id)
    references staff_member (staff_id, organisation_id)
);
create unique index asset_custody_open_once on asset_custody (asset_id) where ended_at is null;
create index asset_custody_of_staff on asset_custody (staff_id, handed_at desc, custody_id desc);
create index asset_custody_due on asset_custody (due_on) where ended_at is null and overdue_told_at is null;
create index asset_custody_handed_by on asset_custody (handed_by);
comment on table asset_custody is 'Who holds or held an asset; one at a time.';
comment on column asset_custody.custody_id is 'UUID v7.';
comment on column asset_custody.asset_id is 'What was handed out.';
comment on column asset_custody.organisation_id is 'Of both.';
comment on column asset_custody.staff_id is 'The member of staff who got it.';
comment on column asset_custody.handed_by is 'Who handed it out; null: the account was erased.';
comment on column asset_custody.handed_at is 'When.';
comment on column asset_custody.due_on is 'By when it is to be back, Asia/Kolkata; null: open.';
comment on column asset_custody.overdue_told_at is 'When it was told that its day had passed; null: not yet.';
comment on column asset_custody.confirmed_at is 'When the employee said that they have it; null: not said.';
comment on column asset_custody.ended_at is 'When it came back, was disputed or lost; null: it is out.';
comment on column asset_custody.outcome is 'How it ended; null: it is out.';

create table asset_move (
  move_id uuid primary key,
  asset_id uuid not null,
  organisation_id uuid not null,
  custody_id uuid,
  verb text not null check (length(verb) between 1 and 20),
  by_user_id uuid references user_account,
  condition text check (condition in ('new', 'good', 'worn', 'damaged')),
  note text not null default '' check (length(note) <= 500),
  moved_at timestamptz not null,
  foreign key (asset_id, organisation_id) references asset (asset_id, organisation_id),
  foreign key (custody_id, asset_id, organisation_id)
    references asset_custody (custody_id, asset_id, organisation_id),
  constraint asset_move_in_organisation unique (move_id, organisation_id)
);
create index asset_move_of_asset on asset_move (asset_id, moved_at desc, move_id desc);
create index asset_move_of_custody on asset_move (custody_id, moved_at desc, move_id desc) where custody_id is not null;
create index asset_move_by on asset_move (by_user_id);
comment on table asset_move is 'What happened to an asset; only added to.';
comment on column asset_move.move_id is 'UUID v7.';
comment on column asset_move.asset_id is 'The asset.';
comment on column asset_move.organisation_id is 'Who owns it.';
comment on column asset_move.custody_id is 'The hand-out that it concerns; null: none.';
comment on column asset_move.verb is 'Move of assetLifecycle.';
comment on column asset_move.by_user_id is 'Who did it; null: the account was erased.';
comment on column asset_move.condition is 'As it was noted then; null: not looked at.';
comment on column asset_move.note is 'What was said of it; empty: nothing.';
comment on column asset_move.moved_at is 'When.';

create table asset_photo (
  photo_id uuid primary key,
  organisation_id uuid not null references organisation,
  user_id uuid references user_account,
  move_id uuid,
  position smallint not null check (position >= 0),
  storage_key text not null unique,
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null,
  foreign key (move_id, organisation_id) references asset_move (move_id, organisation_id)
);
create index asset_photo_of_move on asset_photo (move_id) where move_id is not null;
create index asset_photo_unsent on asset_photo (uploaded_at) where move_id is null;
create index asset_photo_by_user on asset_photo (user_id, uploaded_at);
comment on table asset_photo is 'Photos of assets when they went out and came back, WebP; opened and written anew by us before they are kept.';
comment on column asset_photo.photo_id is 'UUID v7.';
comment on column asset_photo.organisation_id is 'Whose asset it shows.';
comment on column asset_photo.user_id is 'Who took it; null: the account was erased.';
comment on column asset_photo.move_id is 'The hand-out or return that it belongs to; null: not noted yet, and gone after a week.';
comment on column asset_photo.position is 'Its place among the photos of the move.';
comment on column asset_photo.storage_key is 'Where the file lies.';
comment on column asset_photo.bytes is 'Its size.';
comment on column asset_photo.uploaded_at is 'When it came.';
