-- Conversations about a booking and the like, and what is written in them. Brief: decision 0141.

create table conversation (
  conversation_id uuid primary key,
  session_type text not null check (session_type in ('booking', 'quotation', 'job', 'project', 'direct', 'support')),
  reference_id uuid,
  reference_no text check (length(reference_no) between 1 and 60),
  a_user_id uuid references user_account,
  a_organisation_id uuid references organisation,
  b_user_id uuid references user_account,
  b_organisation_id uuid references organisation,
  last_seq int not null default 0 check (last_seq >= 0),
  last_at timestamptz not null,
  last_message_id uuid,
  last_side text check (last_side in ('a', 'b', 's')),
  last_text text not null default '' check (length(last_text) <= 200),
  last_documents smallint not null default 0,
  last_deleted boolean not null default false,
  a_count int not null default 0,
  b_count int not null default 0,
  a_delivered_seq int not null default 0,
  a_read_seq int not null default 0,
  a_seen int not null default 0,
  a_notified_seq int not null default 0,
  b_delivered_seq int not null default 0,
  b_read_seq int not null default 0,
  b_seen int not null default 0,
  b_notified_seq int not null default 0,
  closed_at timestamptz,
  created_at timestamptz not null,
  constraint conversation_a_is_one check (num_nonnulls(a_user_id, a_organisation_id) <= 1),
  constraint conversation_b_is_one check (num_nonnulls(b_user_id, b_organisation_id) <= 1)
) with (fillfactor = 70);
comment on table conversation is 'Two sides that write to each other about one record. A side is a person or an organisation; the support desk is a side without either.';
comment on column conversation.conversation_id is 'UUID v7.';
comment on column conversation.session_type is 'What it is about; the tag of the message centre.';
comment on column conversation.reference_id is 'The record; null: none.';
comment on column conversation.reference_no is 'Its number as people know it; null: none.';
comment on column conversation.a_user_id is 'Side a, where it is a person: of a booking its customer; null also when the person left for good.';
comment on column conversation.a_organisation_id is 'Side a, where it is an organisation.';
comment on column conversation.b_user_id is 'Side b, where it is a person.';
comment on column conversation.b_organisation_id is 'Side b, where it is an organisation: of a booking its partner.';
comment on column conversation.last_seq is 'Number of the newest message; 0: none. The next one is given behind the lock of this row.';
comment on column conversation.last_at is 'When the newest message was written, or the conversation opened.';
comment on column conversation.last_message_id is 'The newest message, for lists; null: none.';
comment on column conversation.last_side is 'Who wrote it: a, b, or s for ourselves.';
comment on column conversation.last_text is 'Its first 200 characters.';
comment on column conversation.last_documents is 'How many files it has.';
comment on column conversation.last_deleted is 'It was deleted for everyone.';
comment on column conversation.a_count is 'How many messages side a has written.';
comment on column conversation.b_count is 'How many messages side b has written.';
comment on column conversation.a_delivered_seq is 'Up to where side a has received it.';
comment on column conversation.a_read_seq is 'Up to where someone of side a has read it.';
comment on column conversation.a_seen is 'How many messages of side b lie at or before that.';
comment on column conversation.a_notified_seq is 'The message that side a was last told of by a notice.';
comment on column conversation.b_delivered_seq is 'Up to where side b has received it.';
comment on column conversation.b_read_seq is 'Up to where someone of side b has read it.';
comment on column conversation.b_seen is 'How many messages of side a lie at or before that.';
comment on column conversation.b_notified_seq is 'The message that side b was last told of by a notice.';
comment on column conversation.closed_at is 'From when on nobody writes in it; null: open.';
comment on column conversation.created_at is 'When it was opened.';
create unique index conversation_once on conversation (session_type, reference_id, a_user_id, a_organisation_id, b_user_id, b_organisation_id)
  nulls not distinct where session_type <> 'support' and (reference_id is not null or (a_user_id is not null and b_user_id is not null));
create index conversation_of_a_user on conversation (a_user_id, last_at desc, conversation_id desc) where a_user_id is not null;
create index conversation_of_b_user on conversation (b_user_id, last_at desc, conversation_id desc) where b_user_id is not null;
create index conversation_of_a_organisation on conversation (a_organisation_id, last_at desc, conversation_id desc) where a_organisation_id is not null;
create index conversation_of_b_organisation on conversation (b_organisation_id, last_at desc, conversation_id desc) where b_organisation_id is not null;
create index conversation_about on conversation (reference_id) where reference_id is not null;

create table message (
  conversation_id uuid not null,
  seq int not null check (seq > 0),
  message_id uuid not null,
  at timestamptz not null,
  side text not null check (side in ('a', 'b', 's')),
  user_id uuid,
  text text not null check (length(text) <= 4000),
  documents smallint not null default 0 check (documents between 0 and 5),
  a_count int not null,
  b_count int not null,
  deleted_at timestamptz,
  primary key (conversation_id, seq, at),
  constraint message_deleted_is_empty check (deleted_at is null or (text = '' and documents = 0))
) partition by range (at);
comment on table message is 'What was written. Written many at once and without foreign keys: its conversation is locked while it is written, and the person is who the session speaks for.';
comment on column message.conversation_id is 'In which conversation.';
comment on column message.seq is 'Counts within the conversation from 1, without a gap, given behind the conversation''s lock.';
comment on column message.message_id is 'UUID v7 made by the client: a message that is sent again is stored once.';
comment on column message.at is 'When it was stored; the partition it lies in.';
comment on column message.side is 'Who wrote it: a, b, or s for ourselves.';
comment on column message.user_id is 'The person who wrote it; null: ourselves, or the account was erased.';
comment on column message.text is 'The words, as they were written; empty where it was deleted or holds files alone.';
comment on column message.documents is 'How many files it has.';
comment on column message.a_count is 'How many messages side a had written with this one.';
comment on column message.b_count is 'How many messages side b had written with this one.';
comment on column message.deleted_at is 'When its sender deleted it for everyone; its words are gone. Null: it stands.';
create index message_by_id on message (message_id);
create index message_by_user on message (user_id) where user_id is not null;

create table message_default partition of message default;
comment on table message_default is 'Messages of months without a partition of their own; none, as long as housekeeping runs.';

create table message_hidden (
  conversation_id uuid not null references conversation,
  user_id uuid not null references user_account,
  seq int not null,
  hidden_at timestamptz not null,
  primary key (conversation_id, user_id, seq)
);
comment on table message_hidden is 'Messages that a person deleted for themselves alone.';
comment on column message_hidden.conversation_id is 'In which conversation.';
comment on column message_hidden.user_id is 'Who does not want to see it any more.';
comment on column message_hidden.seq is 'The message''s number.';
comment on column message_hidden.hidden_at is 'Since when.';
create index message_hidden_by_user on message_hidden (user_id);

create table conversation_reader (
  conversation_id uuid not null references conversation,
  user_id uuid not null references user_account,
  read_seq int not null,
  seen int not null,
  read_at timestamptz not null,
  primary key (conversation_id, user_id)
) with (fillfactor = 70);
comment on table conversation_reader is 'How far each person has read; the same on all their devices. Without a row: as far as their side.';
comment on column conversation_reader.conversation_id is 'In which conversation.';
comment on column conversation_reader.user_id is 'Who read it.';
comment on column conversation_reader.read_seq is 'Up to which message; never less than before.';
comment on column conversation_reader.seen is 'How many messages of the other side lie at or before that.';
comment on column conversation_reader.read_at is 'When that last changed.';
create index conversation_reader_by_user on conversation_reader (user_id);

create table chat_document (
  document_id uuid primary key,
  conversation_id uuid not null references conversation,
  user_id uuid references user_account,
  message_id uuid,
  storage_key text not null unique,
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null check (media_type in ('application/pdf', 'image/webp')),
  bytes int not null check (bytes > 0),
  width int,
  height int,
  created_at timestamptz not null
);
comment on table chat_document is 'Files of messages, opened and written anew by us before they are kept.';
comment on column chat_document.document_id is 'UUID v7.';
comment on column chat_document.conversation_id is 'In which conversation.';
comment on column chat_document.user_id is 'Who sent it; null: the account was erased.';
comment on column chat_document.message_id is 'The message that it was sent with; null: not sent yet, and swept away after a day.';
comment on column chat_document.storage_key is 'Where the file lies.';
comment on column chat_document.file_name is 'As it was called where it came from; for showing only.';
comment on column chat_document.media_type is 'What it is, as we wrote it.';
comment on column chat_document.bytes is 'Its size.';
comment on column chat_document.width is 'Of a picture, pixels; null: no picture.';
comment on column chat_document.height is 'Of a picture, pixels; null: no picture.';
comment on column chat_document.created_at is 'When it came.';
create index chat_document_of_message on chat_document (message_id) where message_id is not null;
create index chat_document_unsent on chat_document (created_at) where message_id is null;
create index chat_document_by_user on chat_document (user_id, created_at);

insert into setting (key, valid_from, value, why) values
  ('chat.rules', '2020-01-01T00:00:00Z', '{"deleteForAllMinutes": 15, "afterEndDays": 14}',
   'Our own defaults: a quarter of an hour to take a message back, two weeks to write after the end of a booking.');
