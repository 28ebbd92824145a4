-- Blogs are commented on, reacted to and reported, and contact details that were refused in them are counted.

alter table network_comment drop constraint network_comment_subject_check;
alter table network_comment add constraint network_comment_subject_check check (subject in ('post', 'blog'));
alter table network_reaction drop constraint network_reaction_subject_check;
alter table network_reaction add constraint network_reaction_subject_check check (subject in ('post', 'comment', 'blog', 'story'));
alter table network_case drop constraint network_case_subject_check;
alter table network_case add constraint network_case_subject_check
  check (subject in ('post', 'comment', 'member', 'poll', 'story', 'blog', 'group'));
alter table contact_try drop constraint contact_try_place_check;
alter table contact_try add constraint contact_try_place_check check (place in ('message', 'file', 'review', 'post', 'blog'));
comment on table network_comment is 'What a member says to a post or a blog, or in answer to a comment. A comment that is not shown takes its answers out of view.';
comment on column network_comment.subject_id is 'Which post or blog.';
comment on column network_comment.parent_id is 'The comment that it answers, itself no answer; null: the post or blog.';
comment on table network_reaction is 'What a member thinks of a post, a comment, a story or a blog: one of each member.';
comment on column network_reaction.subject is 'Post, comment, story or blog.';
comment on column contact_try.place is 'Where: a message, a file of one, a review or the answer to one, a post, a blog.';
