-- The best partners of a PIN code are read in their order, instead of sorting all that serve it.

alter table service_area add column stars smallint;
comment on column service_area.stars is 'Ten times the partner''s stars, negated so that it sorts up, few reviews weighing little; null: it is not active. Written with the area.';

update service_area a set stars = -round(10.0 * (o.rating_sum + 20) / (o.rating_count + 5))::int
  from organisation o where o.organisation_id = a.organisation_id and o.status = 'Active';

create index service_area_recommended on service_area (pincode, stars, distance_metres, organisation_id) where stars is not null;
create index service_area_nearest on service_area (pincode, distance_metres, stars, organisation_id) where stars is not null;
