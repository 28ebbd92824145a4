-- What a message answers, that it was corrected, how people reacted to it, and what a person chose for a conversation.
-- Decision 0268.

alter table message
  add column reply_seq int check (reply_seq > 0),
  add column edited_at timestamptz;
comment on column message.reply_seq is 'Number of the message of the same conversation that it answers; null: none.';
comment on column message.edited_at is 'When its sender corrected its words last; null: never.';

create table message_reaction (
  conversation_id uuid not null references conversation,
  seq int not null check (seq > 0),
  user_id uuid not null references user_account,
  emoji text not null check (emoji in ('👍', '🙏', '😊', '😮', '😢', '✅')),
  at timestamptz not null,
  primary key (conversation_id, seq, user_id)
);
comment on table message_reaction is 'One sign of each person at a message, which both sides see.';
comment on column message_reaction.conversation_id is 'In which conversation.';
comment on column message_reaction.seq is 'The message''s number.';
comment on column message_reaction.user_id is 'Who reacted.';
comment on column message_reaction.emoji is 'One of the few that are offered.';
comment on column message_reaction.at is 'When it was chosen last.';
create index message_reaction_by_user on message_reaction (user_id);

create table conversation_choice (
  conversation_id uuid not null references conversation,
  user_id uuid not null references user_account,
  pinned_at timestamptz,
  muted_at timestamptz,
  primary key (conversation_id, user_id)
);
comment on table conversation_choice is 'What a person chose for a conversation, for themselves alone; the same on all their devices.';
comment on column conversation_choice.conversation_id is 'Which conversation.';
comment on column conversation_choice.user_id is 'Who chose.';
comment on column conversation_choice.pinned_at is 'It is listed before the others since then; null: it is not.';
comment on column conversation_choice.muted_at is 'Its messages are told by no notice since then; null: they are.';
create index conversation_choice_by_user on conversation_choice (user_id);
