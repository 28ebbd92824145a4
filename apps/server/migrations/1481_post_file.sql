-- Videos and documents of posts.

create table network_post_file (
  file_id uuid primary key,
  member_id uuid not null references network_member,
  added_by uuid references user_account,
  post_id uuid references network_post on delete cascade,
  kind text not null check (kind in ('video', 'document')),
  storage_key text not null,
  picture_key text,
  media_type text not null,
  name text not null check (length(name) between 1 and 200),
  description text not null default '' check (length(description) <= 300),
  bytes int not null check (bytes > 0),
  pages int check (pages > 0),
  seconds int check (seconds > 0),
  width int check (width > 0),
  height int check (height > 0),
  added_at timestamptz not null,
  removed_at timestamptz,
  constraint network_post_file_post unique (post_id),
  constraint network_post_file_video check ((kind = 'video') = (picture_key is not null))
);
create index network_post_file_of_member on network_post_file (member_id, added_at);
create index network_post_file_unused on network_post_file (added_at) where post_id is null;
create index network_post_file_added_by on network_post_file (added_by) where added_by is not null;
comment on table network_post_file is 'The video or the document of a post, and those that were added for one that is being written.';
comment on column network_post_file.file_id is 'UUID v7.';
comment on column network_post_file.member_id is 'Whose it is.';
comment on column network_post_file.added_by is 'Who sent it; null: their account is gone.';
comment on column network_post_file.post_id is 'Of which post; null: of none yet, and gone after a day.';
comment on column network_post_file.kind is 'A video that is played in the post, or a document that is opened.';
comment on column network_post_file.storage_key is 'Where the file is.';
comment on column network_post_file.picture_key is 'Where the picture is that a video shows before it plays.';
comment on column network_post_file.media_type is 'Of the file as it was written anew.';
comment on column network_post_file.name is 'As it was called by who sent it.';
comment on column network_post_file.description is 'What it shows or says, for those who cannot see or hear it.';
comment on column network_post_file.bytes is 'As it is kept.';
comment on column network_post_file.pages is 'Of a PDF; null: not counted.';
comment on column network_post_file.seconds is 'Of a video.';
comment on column network_post_file.width is 'Pixels of a video.';
comment on column network_post_file.height is 'Pixels of a video.';
comment on column network_post_file.added_at is 'When it was sent; counts for the limit of its day also when it is removed.';
comment on column network_post_file.removed_at is 'When its post was deleted, and the file with it; null: it is there.';
