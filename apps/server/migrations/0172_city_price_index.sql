-- Lists ask what holds in one city today: windows that are over are not even looked at.

drop index city_price_city;
create index city_price_open on city_price (city_code, coalesce(to_day, 'infinity'::date)) include (service_id, from_day, price_paise)
  where not is_withdrawn;
