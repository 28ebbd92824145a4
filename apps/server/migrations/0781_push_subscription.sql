-- Web push: the browsers in which a person wants to hear of notices at once.

create table push_subscription (
  subscription_id uuid primary key,
  user_id uuid not null references user_account,
  session_id uuid not null,
  endpoint text not null unique check (endpoint like 'https://%'),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
comment on table push_subscription is 'A browser that its person allowed to show notices. Ends with the session, with the account, or when the browser says so.';
comment on column push_subscription.subscription_id is 'UUID v7.';
comment on column push_subscription.user_id is 'Whose notices are shown; the person who subscribed last in this browser.';
comment on column push_subscription.session_id is 'The session in which it was allowed: signing out ends it.';
comment on column push_subscription.endpoint is 'The address at the browser''s push service; none but known services are called.';
comment on column push_subscription.p256dh is 'The browser''s public key, which notes are encrypted for, base64url.';
comment on column push_subscription.auth is 'The secret that goes with the key, base64url.';
comment on column push_subscription.created_at is 'When it was allowed.';
create index push_subscription_of on push_subscription (user_id, created_at desc);
create index push_subscription_session on push_subscription (session_id);
