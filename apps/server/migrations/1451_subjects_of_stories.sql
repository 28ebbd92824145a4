-- Stories can be reported and reacted to.

alter table network_case drop constraint network_case_subject_check;
alter table network_case add constraint network_case_subject_check
  check (subject in ('post', 'comment', 'member', 'poll', 'story', 'blog', 'group'));
alter table network_reaction drop constraint network_reaction_subject_check;
alter table network_reaction add constraint network_reaction_subject_check check (subject in ('post', 'comment', 'blog', 'story'));
comment on table network_reaction is 'What a member thinks of a post, a comment, a story or a blog: one of each member.';
comment on column network_reaction.subject is 'Post, comment, story or blog.';
comment on table network_case is 'A post, comment, poll, story or member that was reported: one case for all reports of it.';
