-- Covers of groups, and groups whose page visitors may open.

create table network_group_picture (
  picture_id uuid primary key,
  member_id uuid not null references network_member,
  added_by uuid references user_account,
  group_id uuid unique references network_group on delete cascade,
  storage_key text not null,
  alternative text not null default '' check (length(alternative) <= 300),
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_at timestamptz not null
);
create index network_group_picture_of_member on network_group_picture (member_id);
create index network_group_picture_old on network_group_picture (added_at) where group_id is null;
create index network_group_picture_added_by on network_group_picture (added_by) where added_by is not null;
comment on table network_group_picture is 'Covers of groups, and pictures that were added for one that is being chosen.';
comment on column network_group_picture.picture_id is 'UUID v7.';
comment on column network_group_picture.member_id is 'Who added it.';
comment on column network_group_picture.added_by is 'Who sent it; null: their account is gone.';
comment on column network_group_picture.group_id is 'Of which group; null: of none yet, and gone after a day.';
comment on column network_group_picture.storage_key is 'Where the file is.';
comment on column network_group_picture.alternative is 'What it shows, for those who cannot see it; empty: it decorates.';
comment on column network_group_picture.width is 'In pixels.';
comment on column network_group_picture.height is 'In pixels.';
comment on column network_group_picture.added_at is 'When it was added.';

alter table network_group add column for_visitors boolean not null default false;
comment on column network_group.for_visitors is 'Its page, without posts and members, is open to who has no account.';
