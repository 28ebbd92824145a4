-- A partner's price stays near the usual range of its service. The same bounds as packages/contract/src/catalog/price.bounds.ts;
-- a test compares the two for every service of the catalogue.

create function service_price_least(low_paise int) returns int language sql immutable as $$
  select greatest(100, low_paise / 3 / 100 * 100)
$$;
comment on function service_price_least is 'The least price in paise that a partner may ask, of the lower end of the usual range.';

create function service_price_most(high_paise int) returns int language sql immutable as $$
  select least(100000000, greatest(100, high_paise::bigint * 3))::int
$$;
comment on function service_price_most is 'The highest price in paise that a partner may ask, of the upper end of the usual range.';

-- A check constraint cannot read another table. Only a new price is judged: an offer whose range was changed later can
-- still be paused or get another duration.
create function judge_partner_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.price_paise = old.price_paise then
    return new;
  end if;
  if exists (select from service s where s.service_id = new.service_id
      and new.price_paise not between service_price_least(s.low_paise) and service_price_most(s.high_paise)) then
    raise exception 'price % of % is out of bounds', new.price_paise, new.service_id
      using errcode = 'check_violation', constraint = 'partner_service_price_bounds', table = 'partner_service';
  end if;
  return new;
end
$$;
comment on function judge_partner_price is 'Refuses an offer whose new price is far from the usual range of its service.';

create trigger partner_service_price_bounds before insert or update of price_paise, service_id on partner_service
  for each row execute function judge_partner_price();
