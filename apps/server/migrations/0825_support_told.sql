-- Who leaves the chat is told that support has answered. Decision 0156.

alter table support_session add column told_seq int check (told_seq > 0);
comment on column support_session.told_seq is 'The last message when its person was told that they have unread words of support; told again once they have read so far. Null: never told.';
create index support_session_spoken on support_session (agent_spoke_at) where status in ('Inprogress', 'Resolved');
