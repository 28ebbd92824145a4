-- What each offer counts for in the sums of the places, so that a change of one partner is added to them as its difference.

create table summed_offer (
  organisation_id uuid not null references organisation on delete cascade,
  service_id text not null references service on delete cascade,
  price_paise int not null,
  stars smallint not null,
  rating_count int not null,
  is_registered boolean not null,
  latest_start_minutes smallint[] not null check (cardinality(latest_start_minutes) = 7),
  primary key (organisation_id, service_id)
);
comment on table summed_offer is 'Offers of working partners as service_place counts them; written together with it, by the outbox.';
comment on column summed_offer.organisation_id is 'The partner.';
comment on column summed_offer.service_id is 'The service.';
comment on column summed_offer.price_paise is 'The partner''s price, in paise before tax.';
comment on column summed_offer.stars is 'Ten times the partner''s stars, negated so that it sorts up, few reviews weighing little.';
comment on column summed_offer.rating_count is 'How many times it was given stars.';
comment on column summed_offer.is_registered is 'Whether the partner is registered for GST.';
comment on column summed_offer.latest_start_minutes is 'For each weekday from Monday, the last minute after midnight IST at which it could begin; null: closed.';

insert into summed_offer
select o.organisation_id, ps.service_id, ps.price_paise, -round(10.0 * (o.rating_sum + 20) / (o.rating_count + 5))::int,
  o.rating_count, o.gst_number is not null,
  array(select (select least(1439, greatest(max(h.closes_minute) - ps.minutes, max(h.opens_minute)))::smallint
    from partner_hours h where h.organisation_id = o.organisation_id and h.weekday = day) from generate_series(1, 7) day order by day)
from organisation o
join partner_service ps on ps.organisation_id = o.organisation_id and ps.is_active
join service s on s.service_id = ps.service_id and s.is_in_files
where o.status = 'Active';

-- The next lowest price and the next latest start, when those that held them change.
create index summed_offer_price on summed_offer (service_id, price_paise);
create index summed_offer_monday on summed_offer (service_id, (latest_start_minutes[1]) desc nulls last);
create index summed_offer_tuesday on summed_offer (service_id, (latest_start_minutes[2]) desc nulls last);
create index summed_offer_wednesday on summed_offer (service_id, (latest_start_minutes[3]) desc nulls last);
create index summed_offer_thursday on summed_offer (service_id, (latest_start_minutes[4]) desc nulls last);
create index summed_offer_friday on summed_offer (service_id, (latest_start_minutes[5]) desc nulls last);
create index summed_offer_saturday on summed_offer (service_id, (latest_start_minutes[6]) desc nulls last);
create index summed_offer_sunday on summed_offer (service_id, (latest_start_minutes[7]) desc nulls last);

create function metres_to_place(of_organisation uuid, at_place text) returns int language plpgsql stable as $$
begin
  if at_place = 'everywhere' then
    return 0;
  elsif at_place like 'city:%' then
    return (select min(a.distance_metres) from service_area a join pincode p using (pincode)
      where a.organisation_id = of_organisation and p.city_code = substr(at_place, 6));
  end if;
  return (select a.distance_metres from service_area a where a.organisation_id = of_organisation and a.pincode = at_place);
end
$$;
comment on function metres_to_place is 'How far a partner is from a place of service_place; null: it does not serve it.';

-- First at the place that is expected, where most offers stay; else by halves: of a list of 64, six are looked up.
create function rank_of_best(ids uuid[], expected int, at_place text, of_service text, own_rank int, own_metres int, own_price int, own_id uuid)
  returns int language plpgsql stable as $$
declare
  low int := 0;
  high int := cardinality(ids);
  middle int;
  steps int := 0;
  is_before boolean;
  is_pincode constant boolean := at_place ~ '^[0-9]';
begin
  while low < high loop
    middle := least(greatest(case steps when 0 then expected - 1 when 1 then expected else (low + high) / 2 end, low), high - 1);
    steps := steps + 1;
    if is_pincode then
      select (a.rank, a.distance_metres, s.price_paise, s.organisation_id) < (own_rank, own_metres, own_price, own_id) into is_before
        from summed_offer s join service_area a on a.organisation_id = s.organisation_id and a.pincode = at_place
        where s.organisation_id = ids[middle + 1] and s.service_id = of_service;
    elsif at_place = 'everywhere' then
      select (s.stars, 0, s.price_paise, s.organisation_id) < (own_rank, own_metres, own_price, own_id) into is_before
        from summed_offer s where s.organisation_id = ids[middle + 1] and s.service_id = of_service;
    else
      select (a.rank, a.metres, s.price_paise, s.organisation_id) < (own_rank, own_metres, own_price, own_id) into is_before
        from summed_offer s cross join (select min(rank) as rank, min(distance_metres) as metres from service_area join pincode p using (pincode)
          where organisation_id = ids[middle + 1] and p.city_code = substr(at_place, 6)) a
        where s.organisation_id = ids[middle + 1] and s.service_id = of_service;
    end if;
    if coalesce(is_before, true) then
      low := middle + 1;
    else
      high := middle;
    end if;
  end loop;
  return low;
end
$$;
comment on function rank_of_best is 'How many of a list of best matches come before an offer: by the rank of the area at the place (of a city the least, everywhere the stars), then distance, then price.';

create function rank_of_rated(ids uuid[], expected int, of_service text, own_stars int, own_count int, own_price int, own_id uuid)
  returns int language plpgsql stable as $$
declare
  low int := 0;
  high int := cardinality(ids);
  middle int;
  steps int := 0;
  is_before boolean;
begin
  while low < high loop
    middle := least(greatest(case steps when 0 then expected - 1 when 1 then expected else (low + high) / 2 end, low), high - 1);
    steps := steps + 1;
    select (s.stars, -s.rating_count, s.price_paise, s.organisation_id) < (own_stars, -own_count, own_price, own_id) into is_before
      from summed_offer s where s.organisation_id = ids[middle + 1] and s.service_id = of_service;
    if coalesce(is_before, true) then
      low := middle + 1;
    else
      high := middle;
    end if;
  end loop;
  return low;
end
$$;
comment on function rank_of_rated is 'How many of a list of the best rated come before an offer.';
