-- Who is nearer to the customer, by what the way costs them, goes before who has more stars.

alter table service_area rename column stars to rank;
comment on column service_area.rank is 'Sorts up: a hundred for each started kilometre that the customer pays for by the fees of the partner''s city, less ten times the partner''s stars (few reviews weigh little); null: it is not active. Written with the area.';
update service_area set rank = rank + 100 * least(300, greatest(0, ceil((distance_metres - 5000) / 1000.0)))
  where rank is not null and distance_metres > 5000;
comment on column service_place.best_price_paise is 'The price of the best match there (rank of its area, then distance, then price), in paise before tax; null until it is summed up anew, then the lowest counts.';

-- Cards show the price of the best match, so they follow at once.
with serving as (
  select pincode as place, organisation_id, distance_metres, rank from service_area
  union all
  select 'city:' || p.city_code, a.organisation_id, min(a.distance_metres), min(a.rank)
    from service_area a join pincode p using (pincode) where p.city_code is not null group by 1, 2
), best as (
  select s.place, ps.service_id,
    array_agg(o.organisation_id order by s.rank, s.distance_metres, ps.price_paise, o.organisation_id) as ids,
    (array_agg(ps.price_paise order by s.rank, s.distance_metres, ps.price_paise, o.organisation_id))[1] as price_paise,
    (array_agg(o.gst_number is not null order by s.rank, s.distance_metres, ps.price_paise, o.organisation_id))[1] as is_registered
  from serving s join organisation o on o.organisation_id = s.organisation_id and o.status = 'Active'
  join partner_service ps on ps.organisation_id = o.organisation_id and ps.is_active
  group by s.place, ps.service_id
)
update service_place p set best_price_paise = best.price_paise, best_is_registered = best.is_registered,
    best_organisation_id = best.ids[1], best_organisation_ids = best.ids[1:64]
  from best where best.place = p.place and best.service_id = p.service_id;
