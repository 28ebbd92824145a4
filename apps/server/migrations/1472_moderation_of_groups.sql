-- Groups can be reported, beside blogs.

alter table network_case drop constraint network_case_subject_check;
alter table network_case add constraint network_case_subject_check
  check (subject in ('post', 'comment', 'member', 'poll', 'story', 'blog', 'group'));
