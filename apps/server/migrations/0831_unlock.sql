-- Leads are unlocked for credits, by at most as many partners as a request has places.

alter table rfq
  add column places int not null default 5 check (places > 0),
  add column unlocked int not null default 0,
  add constraint rfq_places_left check (unlocked between 0 and places);
alter table rfq alter column places drop default;
comment on column rfq.places is 'How many partners may unlock it; as the rules said when it was asked.';
comment on column rfq.unlocked is 'How many partners have unlocked it.';

alter table lead
  drop constraint lead_status_check,
  add constraint lead_status_check check (status in ('New Request', 'Unlocked', 'Rejected', 'Cancelled', 'Closed')),
  drop constraint lead_over_once,
  add constraint lead_over_once check ((status in ('Rejected', 'Cancelled', 'Closed')) = (ended_at is not null)),
  add column price_credits int not null default 20 check (price_credits > 0),
  add column unlocked_at timestamptz,
  add constraint lead_paid_for check (status not in ('Unlocked') or unlocked_at is not null),
  add constraint lead_unpaid_is_new check (status <> 'New Request' or unlocked_at is null);
alter table lead alter column price_credits drop default;
comment on column lead.price_credits is 'Credits that unlocking costs; as the rules said when the partner was told.';
comment on column lead.unlocked_at is 'When the partner unlocked it: since then it sees the contact; null: it did not.';

insert into setting (key, valid_from, value, why) values
  ('lead.rules', '2020-01-01T00:00:00Z', '{"credits": 20, "places": 5, "openDays": 30}',
   'Our own defaults: a lead costs 20 credits, five partners may unlock a request, which then stays open for 30 days.');
