-- Requests that no one takes are told to more partners, for less.

alter table rfq
  add column forwarded_at timestamptz,
  add column forwards int not null default 0 check (forwards >= 0),
  add constraint rfq_forwarded check ((forwarded_at is null) = (forwards = 0));
comment on column rfq.forwarded_at is 'When it was last told to more partners; null: never.';
comment on column rfq.forwards is 'How often that was done.';
create index rfq_without_taker on rfq (created_at desc, rfq_id desc) where ended_at is null and unlocked = 0;

insert into setting (key, valid_from, value, why) values
  ('lead.rules', '2020-01-03T00:00:00Z', '{"unsoldHours": 48, "unsoldPercent": 30, "widerMetres": 25000}',
   'Our own defaults: unsold for 48 hours a request is told to partners within 25 km as well, and costs 30 percent less.');
