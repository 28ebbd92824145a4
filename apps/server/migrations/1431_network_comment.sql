-- Comments on posts, with one level of answers, and reactions to both.

create table network_comment (
  comment_id uuid primary key,
  subject text not null check (subject in ('post')),
  subject_id uuid not null,
  parent_id uuid references network_comment on delete cascade,
  author_id uuid not null references network_member on delete cascade,
  written_by uuid references user_account,
  body text not null check (length(body) between 1 and 1000),
  status text not null check (status in ('published', 'removed', 'deleted')),
  replies int not null default 0 check (replies >= 0),
  reactions int not null default 0 check (reactions >= 0),
  edited_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint network_comment_answer check (parent_id is null or replies = 0)
);
create index network_comment_of_subject on network_comment (subject_id, comment_id) where parent_id is null and status = 'published';
create index network_comment_answers on network_comment (parent_id, comment_id) where parent_id is not null;
create index network_comment_by_author on network_comment (author_id, created_at desc);
create index network_comment_by_writer on network_comment (written_by) where written_by is not null;
comment on table network_comment is 'What a member says to a post, or in answer to a comment. A comment that is not shown takes its answers out of view.';
comment on column network_comment.comment_id is 'UUID v7, so in the order of time.';
comment on column network_comment.subject is 'What it is about.';
comment on column network_comment.subject_id is 'Which post.';
comment on column network_comment.parent_id is 'The comment that it answers, itself no answer; null: the post.';
comment on column network_comment.author_id is 'The member who says it: a person, or a business.';
comment on column network_comment.written_by is 'The person who typed it; null: the account was erased.';
comment on column network_comment.body is 'Without contact details.';
comment on column network_comment.status is 'State of comment.noun.ts.';
comment on column network_comment.replies is 'Answers that are shown.';
comment on column network_comment.reactions is 'Members who reacted.';
comment on column network_comment.edited_at is 'When its author last changed it; null: never.';
comment on column network_comment.created_at is 'When it was written.';
comment on column network_comment.updated_at is 'When it last moved.';
comment on column network_comment.version is 'Counts its moves.';

create table network_comment_edit (
  comment_id uuid not null references network_comment on delete cascade,
  number int not null check (number > 0),
  body text not null,
  at timestamptz not null,
  primary key (comment_id, number)
);
comment on table network_comment_edit is 'What a comment said before it was changed.';
comment on column network_comment_edit.comment_id is 'Which comment.';
comment on column network_comment_edit.number is 'The version that said it.';
comment on column network_comment_edit.body is 'The words before the change.';
comment on column network_comment_edit.at is 'When they were changed.';

create table network_reaction (
  subject text not null check (subject in ('post', 'comment')),
  subject_id uuid not null,
  member_id uuid not null references network_member on delete cascade,
  kind text not null check (kind in ('like', 'thanks', 'well_done', 'useful')),
  at timestamptz not null,
  primary key (subject_id, member_id, subject)
);
create index network_reaction_newest on network_reaction (subject_id, at desc, member_id desc);
create index network_reaction_of_member on network_reaction (member_id, at);
comment on table network_reaction is 'What a member thinks of a post or a comment: one of each member.';
comment on column network_reaction.subject is 'Post or comment.';
comment on column network_reaction.subject_id is 'Which of them.';
comment on column network_reaction.member_id is 'Whose it is.';
comment on column network_reaction.kind is 'Which one of reaction.model.ts.';
comment on column network_reaction.at is 'When it was given first.';
