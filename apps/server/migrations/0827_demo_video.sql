-- Short how-to videos of the help page. Decision 0157.

create table demo_video (
  video_id uuid primary key,
  title_en text not null check (length(title_en) between 1 and 100),
  title_hi text not null check (length(title_hi) between 1 and 100),
  url text not null check (length(url) between 10 and 300 and url like 'https://%'),
  seconds int not null check (seconds between 5 and 7200),
  position int not null check (position between 0 and 999),
  views int not null default 0 check (views >= 0),
  changed_by uuid,
  changed_at timestamptz,
  version int not null default 1 check (version > 0)
);
comment on table demo_video is 'A short how-to video that the help page leads to; it lies with a video service.';
comment on column demo_video.video_id is 'UUID v7.';
comment on column demo_video.title_en is 'What it shows, in English.';
comment on column demo_video.title_hi is 'The same in Hindi.';
comment on column demo_video.url is 'Its page at YouTube or Vimeo.';
comment on column demo_video.seconds is 'How long it is.';
comment on column demo_video.position is 'The lowest comes first.';
comment on column demo_video.views is 'How often it was opened from our page.';
comment on column demo_video.changed_by is 'The Admin who changed it last.';
comment on column demo_video.changed_at is 'When.';
comment on column demo_video.version is 'Grows with every change; two Admins cannot overwrite each other unseen.';
create index demo_video_order on demo_video (position, video_id);
