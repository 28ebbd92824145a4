-- What a partner asks for the single answers of a service that it offers, and which of them it does not offer.

alter table partner_service add column answers_version int not null default 1 check (answers_version > 0);
comment on column partner_service.answers_version is 'Grows with every change of its answers; an editor that opened before is told.';

create table partner_answer (
  service_id text not null,
  organisation_id uuid not null,
  option_id text not null references service_option on delete cascade,
  price_paise int check (price_paise >= 0),
  minutes int check (minutes between 0 and 43200),
  is_offered boolean not null default true,
  primary key (service_id, organisation_id, option_id),
  constraint partner_answer_offer foreign key (organisation_id, service_id) references partner_service on delete cascade,
  constraint partner_answer_differs check (price_paise is not null or minutes is not null or not is_offered)
);
comment on table partner_answer is 'A partner''s own terms for one answer of a service; an answer without a row is offered as the catalogue has it.';
comment on column partner_answer.service_id is 'The service of the offer.';
comment on column partner_answer.organisation_id is 'Whose offer it is.';
comment on column partner_answer.option_id is 'The answer, one of the service''s own.';
comment on column partner_answer.price_paise is 'Added to one unit, in paise before tax, in place of all that the catalogue adds; null: as the catalogue has it.';
comment on column partner_answer.minutes is 'Added to the working time; null: as the catalogue has it.';
comment on column partner_answer.is_offered is 'False: the partner does not do the work with this answer.';
create index partner_answer_option on partner_answer (option_id, organisation_id);

-- The usual range of what an answer adds, from that of its service. The same as answerRange in
-- packages/contract/src/catalog/price.bounds.ts; a test compares the two for every answer of the catalogue.
create function answer_price_low(price_paise int, further_units int, low_paise int, typical_paise int) returns int language sql immutable as $$
  select least(2000000000, (further_units::bigint * low_paise
    + case when typical_paise = 0 then price_paise::bigint else price_paise::bigint * low_paise / typical_paise end) / 100 * 100)::int
$$;
comment on function answer_price_low is 'Lower end of the usual price of an answer in whole rupees, as paise: as much cheaper than usual as its service may be.';

create function answer_price_high(price_paise int, further_units int, high_paise int, typical_paise int) returns int language sql immutable as $$
  select least(2000000000, (further_units::bigint * high_paise
    + case when typical_paise = 0 then price_paise::bigint
      else (price_paise::bigint * high_paise + typical_paise - 1) / typical_paise end + 99) / 100 * 100)::int
$$;
comment on function answer_price_high is 'Upper end of the usual price of an answer in whole rupees, as paise.';

-- As with the price of the service, only a new price is judged.
create function judge_partner_answer() returns trigger language plpgsql as $$
declare
  usual record;
begin
  select o.price_paise, o.further_units, s.low_paise, s.typical_paise, s.high_paise into usual
    from service_option o join service_question q using (question_id) join service s using (service_id)
    where o.option_id = new.option_id and q.service_id = new.service_id;
  if not found then
    raise exception '% is no answer of %', new.option_id, new.service_id
      using errcode = 'foreign_key_violation', constraint = 'partner_answer_of_service', table = 'partner_answer';
  end if;
  if new.price_paise is null or (tg_op = 'UPDATE' and new.price_paise = old.price_paise) then
    return new;
  end if;
  if (usual.price_paise = 0 and usual.further_units = 0) or new.price_paise not between
      service_price_least(answer_price_low(usual.price_paise, usual.further_units, usual.low_paise, usual.typical_paise))
      and service_price_most(answer_price_high(usual.price_paise, usual.further_units, usual.high_paise, usual.typical_paise)) then
    raise exception 'price % of % is out of bounds', new.price_paise, new.option_id
      using errcode = 'check_violation', constraint = 'partner_answer_price_bounds', table = 'partner_answer';
  end if;
  return new;
end
$$;
comment on function judge_partner_answer is 'Refuses an answer of another service, a price for what the catalogue includes, and a new price far from the usual range.';

create trigger partner_answer_price_bounds before insert or update of price_paise, option_id, service_id on partner_answer
  for each row execute function judge_partner_answer();

alter table service_place add column best_organisation_id uuid;
comment on column service_place.best_organisation_id is 'The best match there, whose own answers the page of the service shows; null until it is summed up anew, then those of the catalogue. No foreign key: sums are kept by the outbox.';
