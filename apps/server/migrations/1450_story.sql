-- Stories of members, their pictures, and who saw them.

create table network_story (
  story_id uuid primary key,
  author_id uuid not null references network_member,
  written_by uuid references user_account,
  city_code text,
  words text not null check (length(words) <= 280),
  colour text check (colour in ('ink', 'brick', 'leaf', 'lake', 'plum')),
  audience text not null check (audience in ('everyone', 'connections')),
  status text not null check (status in ('published', 'removed', 'deleted')),
  views int not null default 0 check (views >= 0),
  reactions int not null default 0 check (reactions >= 0),
  ends_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint network_story_says check (colour is null or words <> ''),
  constraint network_story_length check (ends_at = created_at + interval '24 hours')
);
create index network_story_of_author on network_story (author_id, created_at desc, story_id desc);
create index network_story_in_city on network_story (city_code, ends_at) where status = 'published';
create index network_story_written_by on network_story (written_by) where written_by is not null;
create index network_story_ended on network_story (ends_at);
comment on table network_story is 'What members show each other for 24 hours: a photo, or words on a ground of colour.';
comment on column network_story.story_id is 'UUID v7.';
comment on column network_story.author_id is 'The person or business that shows it.';
comment on column network_story.written_by is 'Who made it; null: their account is gone, and the story is of a business.';
comment on column network_story.city_code is 'The place of its author when it was made; null: not said. No foreign key: a city that is closed stays named.';
comment on column network_story.words is 'Of a text card, or below a photo; empty: a photo alone.';
comment on column network_story.colour is 'Ground of a text card; null: it is a photo.';
comment on column network_story.audience is 'Who may see it: every member, or connections of its author.';
comment on column network_story.status is 'State of storyLifecycle. Its end is asked of the clock, not kept here.';
comment on column network_story.views is 'How many members saw it, without its author; those who left stay counted.';
comment on column network_story.reactions is 'How many members reacted.';
comment on column network_story.ends_at is 'Until when others see it.';
comment on column network_story.created_at is 'When it was shared.';
comment on column network_story.updated_at is 'When it last moved.';
comment on column network_story.version is 'Raised by each move; views and reactions raise it not.';

create table network_story_picture (
  picture_id uuid primary key,
  member_id uuid not null references network_member,
  added_by uuid references user_account,
  story_id uuid unique references network_story on delete cascade,
  storage_key text not null,
  alternative text not null default '' check (length(alternative) <= 300),
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_at timestamptz not null
);
create index network_story_picture_of_member on network_story_picture (member_id);
create index network_story_picture_old on network_story_picture (added_at) where story_id is null;
create index network_story_picture_added_by on network_story_picture (added_by) where added_by is not null;
comment on table network_story_picture is 'Photos of stories, and those that were added for one that is being made.';
comment on column network_story_picture.picture_id is 'UUID v7.';
comment on column network_story_picture.member_id is 'Whose it is.';
comment on column network_story_picture.added_by is 'Who sent it; null: their account is gone.';
comment on column network_story_picture.story_id is 'Of which story; null: of none yet, and gone after a day.';
comment on column network_story_picture.storage_key is 'Where the file is.';
comment on column network_story_picture.alternative is 'What it shows, for those who cannot see it.';
comment on column network_story_picture.width is 'Pixels.';
comment on column network_story_picture.height is 'Pixels.';
comment on column network_story_picture.added_at is 'When it was sent.';

create table network_story_view (
  story_id uuid not null references network_story on delete cascade,
  member_id uuid not null references network_member,
  seen_at timestamptz not null,
  primary key (story_id, member_id)
);
create index network_story_view_of_member on network_story_view (member_id);
create index network_story_view_by_time on network_story_view (story_id, seen_at desc, member_id desc);
comment on table network_story_view is 'Who saw which story, once each; for its author alone.';
comment on column network_story_view.story_id is 'The story.';
comment on column network_story_view.member_id is 'Who saw it; never its author.';
comment on column network_story_view.seen_at is 'When for the first time.';
