-- A price of the back office beyond the bounds waits for a second Admin.

alter table city_price
  add column status text not null default 'Set' check (status in ('Waiting', 'Set', 'Refused', 'Withdrawn')),
  add column reasons text[] not null default '{}',
  add column decided_by uuid references user_account,
  add column decided_at timestamptz,
  add column decide_why text not null default '';
update city_price set status = 'Withdrawn' where is_withdrawn;
alter table city_price drop constraint city_price_overlap;
drop index city_price_open;
alter table city_price drop column is_withdrawn, alter column status drop default;
alter table city_price
  add constraint city_price_overlap exclude using gist
    (service_id with =, city_code with =, daterange(from_day, to_day, '[]') with &&) where (status in ('Waiting', 'Set')),
  add constraint city_price_decided_by_another check (decided_by is null or decided_by <> set_by),
  add constraint city_price_approved check (status <> 'Set' or reasons = '{}' or decided_by is not null);
create index city_price_open on city_price (city_code, coalesce(to_day, 'infinity'::date)) include (service_id, from_day, price_paise)
  where status = 'Set';
comment on column city_price.status is 'Waiting for a second Admin, Set, Refused by one, or Withdrawn before its first day; only Set holds.';
comment on column city_price.reasons is 'Why a second Admin had to look; empty: none had to.';
comment on column city_price.decided_by is 'The second Admin; never the one who set it.';
comment on column city_price.decided_at is 'When.';
comment on column city_price.decide_why is 'What the second Admin wrote.';

insert into setting (key, valid_from, value, why) values
  ('catalog.city_price_bounds', '2020-01-01T00:00:00Z',
   '{"leastPercentOfLow": 40, "mostPercentOfHigh": 250, "freePercentOfLow": 85, "freePercentOfHigh": 120, "freeEffectPaise": 5000000}',
   'Our own: a slip of a zero is refused, an unusual price or one that moves more than Rs 50,000 a month is looked at twice');
