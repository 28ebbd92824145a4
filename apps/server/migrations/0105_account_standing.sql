-- Why an account has its status, and the wish to leave.

alter table user_account
  add column status_reason text not null default '' check (length(status_reason) <= 400),
  add column status_changed_at timestamptz;
comment on column user_account.status_reason is 'Why it has its status, for support; the person reads notification_message.';
comment on column user_account.status_changed_at is 'When the status last changed; null before the first change.';

create table deactivation_request (
  request_id uuid primary key,
  user_id uuid not null references user_account,
  reason text not null default '' check (length(reason) <= 400),
  asked_at timestamptz not null,
  takes_effect_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('withdrawn', 'deactivated', 'overruled')),
  constraint deactivation_request_outcome check ((ended_at is null) = (outcome is null)),
  constraint deactivation_request_waits check (takes_effect_at >= asked_at)
);
comment on table deactivation_request is 'Somebody''s wish to close the own account. It waits some days and may be taken back until then.';
comment on column deactivation_request.request_id is 'UUID v7.';
comment on column deactivation_request.user_id is 'Who wants to leave.';
comment on column deactivation_request.reason is 'In the person''s own words; empty: none was given.';
comment on column deactivation_request.asked_at is 'When it was confirmed with a one-time code.';
comment on column deactivation_request.takes_effect_at is 'When the account is deactivated unless it is taken back before.';
comment on column deactivation_request.ended_at is 'When it was taken back or carried out; null while it waits.';
comment on column deactivation_request.outcome is 'withdrawn by the person, deactivated when its time came, overruled by a change of support; null while it waits.';
create unique index deactivation_request_one_open on deactivation_request (user_id) where ended_at is null;
