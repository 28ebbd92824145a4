-- The audit log is listed by the thing that an act was about, and by the area of the act, newest or oldest first.

drop index audit_log_subject;
create index audit_log_subject on audit_log (subject_id, at desc, audit_id desc);
comment on index audit_log_subject is 'What was done to one thing, by time. Ids are unique beyond their tables.';
create index audit_log_area on audit_log (split_part(action, '.', 1), at desc, audit_id desc);
comment on index audit_log_area is 'The acts of one area, such as account, by time.';
