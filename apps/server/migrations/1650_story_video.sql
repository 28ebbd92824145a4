-- Videos of stories, and those that were added for one that is being made.

create table network_story_video (
  video_id uuid primary key,
  member_id uuid not null references network_member,
  added_by uuid references user_account,
  story_id uuid unique references network_story on delete cascade,
  storage_key text not null,
  picture_key text not null,
  media_type text not null,
  alternative text not null default '' check (length(alternative) <= 300),
  bytes int not null check (bytes > 0),
  seconds int not null check (seconds > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_at timestamptz not null
);
create index network_story_video_of_member on network_story_video (member_id, added_at);
create index network_story_video_old on network_story_video (added_at) where story_id is null;
create index network_story_video_added_by on network_story_video (added_by) where added_by is not null;
comment on table network_story_video is 'Videos of stories, and those that were added for one that is being made.';
comment on column network_story_video.video_id is 'UUID v7.';
comment on column network_story_video.member_id is 'Whose it is.';
comment on column network_story_video.added_by is 'Who sent it; null: their account is gone.';
comment on column network_story_video.story_id is 'Of which story; null: of none yet, and gone after a day.';
comment on column network_story_video.storage_key is 'Where the file is.';
comment on column network_story_video.picture_key is 'Where the picture is that it shows before it plays.';
comment on column network_story_video.media_type is 'Of the file as it was written anew.';
comment on column network_story_video.alternative is 'What it shows and says, for those who cannot see or hear it.';
comment on column network_story_video.bytes is 'As it is kept.';
comment on column network_story_video.seconds is 'How long it plays.';
comment on column network_story_video.width is 'Pixels.';
comment on column network_story_video.height is 'Pixels.';
comment on column network_story_video.added_at is 'When it was sent; counts for the limit of its day.';
comment on column network_story.colour is 'Ground of a text card; null: it is a photo or a video.';
comment on table network_story is 'What members show each other for 24 hours: a photo, a video, or words on a ground of colour.';
