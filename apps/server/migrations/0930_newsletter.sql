-- The newsletter: who asked for it, confirmed by a link in a mail, left. Decision 0174.

create table newsletter_subscriber (
  subscriber_id uuid primary key,
  email text not null constraint newsletter_email_key unique check (length(email) <= 254 and email = lower(email)),
  user_id uuid references user_account,
  lang text not null check (lang in ('en', 'hi')),
  status text not null check (status in ('Pending', 'Subscribed', 'Unsubscribed')),
  asked_at timestamptz not null,
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint newsletter_confirmed check (status <> 'Subscribed' or confirmed_at is not null),
  constraint newsletter_left check ((status = 'Unsubscribed') = (left_at is not null))
);
comment on table newsletter_subscriber is 'An email address that asked for the newsletter; nothing but the confirmation is sent before it is confirmed.';
comment on column newsletter_subscriber.subscriber_id is 'UUID v7; the links of the mails carry it, signed.';
comment on column newsletter_subscriber.email is 'Where it is sent; in small letters, each once.';
comment on column newsletter_subscriber.user_id is 'The person who was logged in when it was asked for; null: a visitor.';
comment on column newsletter_subscriber.lang is 'Language of the page on which it was asked for.';
comment on column newsletter_subscriber.status is 'State of newsletter.lifecycle.ts.';
comment on column newsletter_subscriber.asked_at is 'When it was last asked for from the beginning; the link of the confirmation is made for this instant.';
comment on column newsletter_subscriber.mailed_at is 'When the last confirmation was due; the next one of the same address waits.';
comment on column newsletter_subscriber.confirmed_at is 'When the link of the confirmation was used: the proof of consent.';
comment on column newsletter_subscriber.left_at is 'When it was unsubscribed; the address is deleted some days later.';
comment on column newsletter_subscriber.created_at is 'When it was first asked for.';
comment on column newsletter_subscriber.updated_at is 'When it last moved.';
comment on column newsletter_subscriber.version is 'Counts its moves.';
create index newsletter_newest on newsletter_subscriber (created_at desc, subscriber_id desc);
create index newsletter_by_state on newsletter_subscriber (status, created_at desc, subscriber_id desc);
create index newsletter_by_email on newsletter_subscriber (email text_pattern_ops);
create index newsletter_of_person on newsletter_subscriber (user_id) where user_id is not null;
