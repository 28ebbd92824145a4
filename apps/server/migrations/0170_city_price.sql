-- What an Admin sets a service's price to, in a city, for some days.

create table city_price (
  price_id uuid primary key,
  service_id text not null references service,
  city_code text not null references city,
  price_paise int not null check (price_paise between 100 and 100000000),
  from_day date not null,
  to_day date,
  is_withdrawn boolean not null default false,
  version int not null default 1 check (version > 0),
  why text not null check (why <> ''),
  set_by uuid not null references user_account,
  set_at timestamptz not null,
  end_why text not null default '',
  ended_by uuid references user_account,
  ended_at timestamptz,
  constraint city_price_days check (to_day is null or to_day >= from_day),
  constraint city_price_overlap exclude using gist
    (service_id with =, city_code with =, daterange(from_day, to_day, '[]') with &&) where (not is_withdrawn)
);
comment on table city_price is 'The price of a service in a city on some days; it holds over what each partner asks. No row is ever removed: together they are the history.';
comment on column city_price.price_id is 'UUID v7.';
comment on column city_price.service_id is 'The service.';
comment on column city_price.city_code is 'The city; it holds at every PIN code of it.';
comment on column city_price.price_paise is 'Price of one unit, in paise before tax.';
comment on column city_price.from_day is 'First day of work, in Asia/Kolkata, on which it holds.';
comment on column city_price.to_day is 'Last such day; null: until further notice.';
comment on column city_price.is_withdrawn is 'It was taken back before it held on any day.';
comment on column city_price.version is 'Grows with every change; two Admins cannot overwrite each other unseen.';
comment on column city_price.why is 'Why it was set.';
comment on column city_price.set_by is 'The Admin who set it.';
comment on column city_price.set_at is 'When.';
comment on column city_price.end_why is 'Why its last day was changed, or why it was taken back; empty before that.';
comment on column city_price.ended_by is 'The Admin who did so.';
comment on column city_price.ended_at is 'When.';
-- What every list asks: the prices of one city today.
create index city_price_city on city_price (city_code, service_id, from_day) include (to_day, price_paise) where not is_withdrawn;
create index city_price_newest on city_price (from_day desc, price_id desc);
