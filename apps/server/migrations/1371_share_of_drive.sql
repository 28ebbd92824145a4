-- Folders and files of a drive are passed on by links like everything else.

alter table share drop constraint share_subject_check;
alter table share add constraint share_subject_check
  check (subject in ('document', 'invoice', 'estimate', 'paper', 'letter', 'drive'));
comment on column share.subject_id is 'Which: a document, the booking of an invoice, a version of a quote, a document issued to a party, a letter, a folder or file of a drive.';
