-- After a crash an unlogged table is empty, and what was sealed in the two minutes before it could be sent again.
alter table seen_payload set logged;
comment on table seen_payload is 'Encrypted bodies that were accepted lately, so that none is accepted again, on whichever node and after whichever crash.';
