-- Polls of members, and their votes.

create table network_poll (
  poll_id uuid primary key,
  author_id uuid not null references network_member,
  written_by uuid references user_account,
  city_code text,
  question text not null check (length(question) between 1 and 300),
  options text[] not null check (cardinality(options) between 2 and 6),
  votes int[] not null,
  audience text not null check (audience in ('everyone', 'connections')),
  is_anonymous boolean not null,
  can_change boolean not null,
  results text not null check (results in ('after_vote', 'at_end')),
  status text not null check (status in ('open', 'ended', 'removed', 'deleted')),
  ends_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint network_poll_counted check (cardinality(votes) = cardinality(options)),
  constraint network_poll_length check (ends_at <= created_at + interval '30 days 1 minute')
);
create index network_poll_by_time on network_poll (status, created_at desc, poll_id desc);
create index network_poll_of_author on network_poll (author_id, created_at desc, poll_id desc);
create index network_poll_written_by on network_poll (written_by) where written_by is not null;
create index network_poll_deleted on network_poll (updated_at) where status = 'deleted';
comment on table network_poll is 'What a member asks others, with options to choose from.';
comment on column network_poll.poll_id is 'UUID v7.';
comment on column network_poll.author_id is 'The person or business that asks.';
comment on column network_poll.written_by is 'Who wrote it; null: their account is gone, and the poll is of a business.';
comment on column network_poll.city_code is 'The place of its author when it was made; null: not said. No foreign key: a city that is closed stays named.';
comment on column network_poll.question is 'Plain words.';
comment on column network_poll.options is 'Two to six answers, in their order.';
comment on column network_poll.votes is 'How many votes each option has, in the same order; those of who left stay counted.';
comment on column network_poll.audience is 'Who may see it and vote: every member, or connections of its author.';
comment on column network_poll.is_anonymous is 'No member learns who voted for what.';
comment on column network_poll.can_change is 'A vote can be changed until the end.';
comment on column network_poll.results is 'When the result is shown: after the own vote, or at the end.';
comment on column network_poll.status is 'State of pollLifecycle.';
comment on column network_poll.ends_at is 'Until when votes are taken; the time at which its author ended it early.';
comment on column network_poll.created_at is 'When it was made, and took its first votes.';
comment on column network_poll.updated_at is 'When it last moved.';
comment on column network_poll.version is 'Raised by each move; votes raise it not.';

create table network_poll_vote (
  poll_id uuid not null references network_poll on delete cascade,
  member_id uuid not null references network_member,
  option smallint not null check (option between 1 and 6),
  before smallint,
  voted_at timestamptz not null,
  told_at timestamptz,
  primary key (poll_id, member_id)
);
create index network_poll_vote_of_member on network_poll_vote (member_id, voted_at desc, poll_id desc);
create index network_poll_vote_by_time on network_poll_vote (poll_id, voted_at desc, member_id desc);
comment on table network_poll_vote is 'Votes in polls; one of each member.';
comment on column network_poll_vote.poll_id is 'The poll.';
comment on column network_poll_vote.member_id is 'Who voted.';
comment on column network_poll_vote.option is 'The place of the option, from 1.';
comment on column network_poll_vote.before is 'What it was before its last change; null: it was never changed. The statement that changes it counts by this.';
comment on column network_poll_vote.voted_at is 'When, or when it was last changed.';
comment on column network_poll_vote.told_at is 'When the member was told of the end; null: not yet.';
