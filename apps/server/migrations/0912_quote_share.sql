-- Estimates that are passed on by a link, and claims that are taken back.

create table quote_share (
  share_id uuid primary key,
  quote_id uuid not null references quote,
  shared_by uuid not null references user_account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint quote_share_ends check (expires_at > created_at)
);
comment on table quote_share is 'A link to one version of a quote, for people who do not sign in. Its code is signed with our secret and not kept.';
comment on column quote_share.share_id is 'UUID v7; part of the code.';
comment on column quote_share.quote_id is 'The version that it shows.';
comment on column quote_share.shared_by is 'Who shared it: the customer, or a person of the partner.';
comment on column quote_share.created_at is 'When it was shared.';
comment on column quote_share.expires_at is 'Until when it opens.';
create index quote_share_by_user on quote_share (shared_by);

alter table lead_refund drop constraint lead_refund_status_check;
alter table lead_refund add constraint lead_refund_status_check check (status in ('Waiting', 'Returned', 'Refused', 'Withdrawn'));
