-- Voice notes are files of messages.
alter table chat_document drop constraint chat_document_media_type_check;
alter table chat_document add constraint chat_document_media_type_check
  check (media_type in ('application/pdf', 'image/webp', 'audio/webm'));
