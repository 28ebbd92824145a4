-- A number that is written over several messages is hidden as one in a single message is.

alter table message
  add column begun text check (length(begun) <= 80);
comment on column message.begun is 'What the same side had written before, where a number goes on in this message; null: none does.';

alter table conversation
  add column a_open text not null default '' check (length(a_open) <= 80),
  add column b_open text not null default '' check (length(b_open) <= 80),
  add column last_begun text check (length(last_begun) <= 80);
comment on column conversation.a_open is 'The digits that the last message of side a ends with, while contacts are hidden; a number may go on from them.';
comment on column conversation.b_open is 'The digits that the last message of side b ends with, while contacts are hidden; a number may go on from them.';
comment on column conversation.last_begun is 'As message.begun, of the newest message.';
