-- Notices of one conversation are one row of the list, and are read with it.

alter table notification
  add column thread text check (length(thread) between 1 and 100);
comment on column notification.thread is 'What goes on and is told of again and again, as a conversation: the newest notice stands for those before; null: it stands for itself.';
create index notification_of_thread on notification (user_id, thread) where thread is not null;
