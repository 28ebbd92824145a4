-- A message that answers a story of a connection.

alter table message add column story_id uuid;
comment on column message.story_id is 'The story that it answers; null: none. No foreign key: the story goes, and the message stays.';
create index message_of_story on message (user_id, at) where story_id is not null;
