-- What a person who looks for work shows besides words: a short video, certificates and licences.

create table candidate_video (
  video_id uuid primary key,
  user_id uuid not null unique references user_account,
  storage_key text not null,
  picture_key text not null,
  media_type text not null check (media_type in ('video/mp4', 'video/webm')),
  bytes int not null check (bytes > 0),
  seconds int not null check (seconds between 1 and 60),
  width int not null check (width > 0),
  height int not null check (height > 0),
  uploaded_at timestamptz not null
);
comment on table candidate_video is 'The video in which a person says who they are.';
comment on column candidate_video.video_id is 'Random; a part of both storage keys.';
comment on column candidate_video.user_id is 'Whose it is; a person has one.';
comment on column candidate_video.storage_key is 'Where the video lies, written anew without what cameras write beside the pictures.';
comment on column candidate_video.picture_key is 'Where the picture lies that is shown before it plays, drawn anew.';
comment on column candidate_video.media_type is 'Of the kept video.';
comment on column candidate_video.bytes is 'Of the kept video.';
comment on column candidate_video.seconds is 'How long it plays, as counted by the reader.';
comment on column candidate_video.width is 'Pixels, upright.';
comment on column candidate_video.height is 'Pixels, upright.';
comment on column candidate_video.uploaded_at is 'When it was sent.';

create table candidate_document (
  document_id uuid primary key,
  user_id uuid not null references user_account,
  kind text not null check (kind in
    ('iti', 'diploma', 'school', 'training', 'driving_licence', 'trade_licence', 'police_check')),
  storage_key text not null,
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null,
  bytes int not null check (bytes > 0),
  expires_on date,
  added_at timestamptz not null
);
create index candidate_document_of_user on candidate_document (user_id, added_at);
comment on table candidate_document is 'A certificate or licence that a person keeps for those who want to hire them.';
comment on column candidate_document.document_id is 'Random; a part of the storage key.';
comment on column candidate_document.user_id is 'Whose it is.';
comment on column candidate_document.kind is 'What it is.';
comment on column candidate_document.storage_key is 'Where the file lies, made anew without anything active.';
comment on column candidate_document.file_name is 'As the person named it.';
comment on column candidate_document.media_type is 'Of the kept file.';
comment on column candidate_document.bytes is 'Of the kept file.';
comment on column candidate_document.expires_on is 'Last day on which it is valid; null: no end.';
comment on column candidate_document.added_at is 'When it was added.';

alter table candidate
  add column video_for text not null default 'shortlisted' check (video_for in ('shortlisted', 'employers')),
  add column shares_documents boolean not null default false;
comment on column candidate.video_for is 'Who plays the video: businesses that shortlisted the person, or all that may read the profile.';
comment on column candidate.shares_documents is 'Businesses that shortlisted the person may open the documents; the person said so.';
