-- The price that a card shows is that of the partner whom a booking without a choice is made with: the best match.

alter table service_place add column best_price_paise int;
alter table service_place add column best_is_registered boolean not null default false;
comment on column service_place.best_price_paise is 'The price of the best match there (stars, then distance, then price), in paise before tax; null until it is summed up anew, then the lowest counts.';
comment on column service_place.best_is_registered is 'Whether the best match there is registered for GST, which decides the tax in the shown price.';

with serving as (
  select pincode as place, organisation_id, distance_metres from service_area
  union all
  select 'city:' || p.city_code, a.organisation_id, min(a.distance_metres) from service_area a join pincode p using (pincode)
    where p.city_code is not null group by 1, 2
  union all
  select 'everywhere', organisation_id, 0 from organisation
), best as (
  select distinct on (s.place, ps.service_id) s.place, ps.service_id, ps.price_paise, o.gst_number is not null as registered
  from serving s join organisation o on o.organisation_id = s.organisation_id and o.status = 'Active'
  join partner_service ps on ps.organisation_id = o.organisation_id and ps.is_active
  order by s.place, ps.service_id, -round(10.0 * (o.rating_sum + 20) / (o.rating_count + 5))::int, s.distance_metres, ps.price_paise, o.organisation_id
)
update service_place p set best_price_paise = best.price_paise, best_is_registered = best.registered
  from best where best.place = p.place and best.service_id = p.service_id;
