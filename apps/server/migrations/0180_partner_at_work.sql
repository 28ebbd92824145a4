-- A partner that goes live can be booked at once; one whose owner is away, shut out or has not paid cannot.

alter table organisation
  add column owner_works boolean not null default true,
  add column follows_owner boolean not null default false,
  add column subscription_until timestamptz;
comment on column organisation.owner_works is 'The owner does jobs too, as a professional of the own organisation from going live on.';
comment on column organisation.follows_owner is 'It was suspended, closed or put to rest with its owner''s account, and comes back with it.';
comment on column organisation.subscription_until is 'Paid until then; null: it needs no subscription.';
-- Who went live before was asked nothing: as it was.
update organisation set owner_works = false where status not in ('Created', 'Pending', 'Rejected', 'Approved');
create index organisation_subscription on organisation (subscription_until) where subscription_until is not null;

insert into setting (key, valid_from, value, why) values
  ('partner.rules', '2020-01-01T00:00:00Z',
   '{"firstHours": {"weekdays": [1, 2, 3, 4, 5, 6, 7], "opensMinute": 540, "closesMinute": 1140}}',
   'Our own defaults: 9:00 to 19:00 every day until the partner says otherwise');
