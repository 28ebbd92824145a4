/** Services near a place: the list, the search, one service. One statement each. */
import { cardColumns, cardOf, cardTables, cardValues, offerOf, pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { toPay } from './prices.mjs';

const pageSize = 20;
const origin = process.env.LIMIT_PUBLIC_ORIGIN;

const byPincode = `with at as (select city_code, state_code from pincode where pincode = $1)`;
/** The PIN code nearest to a point ($5, $6), of those in a box of 10 km. */
const byPoint = `with at as (select pincode, city_code, state_code from pincode
  where quality in ('A', 'B', 'C', 'H') and latitude between $5::float8 - 0.0901 and $5::float8 + 0.0901
    and longitude between $6::float8 - 0.0901 / cos(radians($5::float8)) and $6::float8 + 0.0901 / cos(radians($5::float8))
  order by (latitude - $5::float8) ^ 2 + ((longitude - $6::float8) * cos(radians($5::float8))) ^ 2 limit 1)`;

const inOrder = `order by unserved, rank, service_id limit ${pageSize + 1}`;
const listAt = `${byPincode} select ${cardColumns(true)} from at cross join ${cardTables(true)} where s.is_active ${inOrder}`;
const listNear = `${byPoint} select ${cardColumns(true)} from at cross join ${cardTables(true, '(select pincode from at)')}
  where s.is_active and $1::text is null ${inOrder}`;

/** What a text leads to, typing mistakes forgiven; $5: its words. The measure of closeness is the product's. */
const searchAt = `${byPincode},
  token as (select ord, word, dmetaphone(word) as sound from unnest($5::text[]) with ordinality as t (word, ord)),
  near as (
    select token.ord, term, case
      when term = word then 1
      when starts_with(term, word) then 0.75 + 0.2 * length(word) / length(term)
      else greatest(0.8 * similarity(term, word), case when st.sound = token.sound and st.sound <> '' and length(word) > 3 and levenshtein(term, word) * 2 <= greatest(length(term), length(word)) then 0.55 end)
      end as closeness
    from token cross join lateral (
      select * from search_term where term = word
      union select * from search_term where term ~>=~ word and term ~<~ (word || chr(1114111))
      union select * from search_term where length(word) > 2 and term % word
      union select * from search_term where length(word) > 3 and sound = token.sound and sound <> ''
    ) st),
  known as (select *, max(closeness) over (partition by ord) as best from near where closeness >= 0.3),
  hit as (select ord, service_id, max(closeness * weight) as score from known join service_term using (term)
    where best < 1 or closeness >= 0.75 group by ord, service_id),
  rarity as (select ord, ln(1 + 118.0 / count(*)) as worth from hit group by ord),
  scored as (select service_id, 10 * sum(score * worth) / (select sum(worth) from rarity) as score
    from hit join rarity using (ord) group by service_id),
  found as (select service_id, round(score)::int as score from scored where score >= 0.5 * (select max(score) from scored))
  select ${cardColumns(true)}, -f.score as k1 from at cross join ${cardTables(true)} join found f on f.service_id = s.service_id
  where s.is_active order by k1, unserved, rank, service_id limit ${pageSize + 1}`;

const emptyWords = new Set(
  'a an the for of and or in on at to my is are me near nearby need needed want i with from by please best book booking service services'.split(
    ' ',
  ),
);

function wordsOf(text) {
  const all = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const telling = [...new Set(all)].filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, 8);
}

const page = (rows) =>
  pageOf(
    rows,
    pageSize,
    (row) => cardOf(row, true),
    (row) => [row.k1 ?? 0, row.unserved, row.rank, row.service_id],
  );

export async function search({ query: { pincode, lat, lng, q } }) {
  if (q !== undefined) return page(await rowsOf(searchAt, [...cardValues(pincode), wordsOf(q)]));
  if (pincode !== undefined) return page(await rowsOf(listAt, cardValues(pincode)));
  const [, ...moment] = cardValues(null);
  return page(await rowsOf(listNear, [null, ...moment, Number(lat), Number(lng)]));
}

/** Its questions with the terms of the best match at the place, and the cities where it is offered. */
const parts = (isPlace) => `s.description, s.includes, s.excludes, s.keywords,
  (select coalesce(json_agg(option order by position, question_id, option_position, option_id), '[]') from (
    select q.question_id, q.question, q.kind, q.is_required, q.position, o.position as option_position, o.option_id, o.label,
      o.price_paise, o.further_units, o.minutes, o.is_selected, a.price_paise as own_price_paise, a.minutes as own_minutes,
      ${isPlace ? offeredAt : 'true'} as is_offered,
      not exists (select from partner_answer l where l.service_id = s.service_id and l.organisation_id = p.best_organisation_id
        and l.option_id = o.option_id and not l.is_offered) as is_by_best
    from service_question q join service_option o using (question_id)
      left join partner_answer a on ${isPlace} and a.service_id = s.service_id and a.organisation_id = p.best_organisation_id
        and a.option_id = o.option_id and a.is_offered
    where q.service_id = s.service_id) option) as options,
  (select coalesce(json_agg(json_build_object('name', city.name, 'value', city.slug)
      order by served.partner_count desc, city.population desc, city.city_code), '[]') from (
    select place, partner_count from service_place where service_id = s.service_id and place >= 'city:' and place < 'city;') served
    join city on served.place = 'city:' || city.city_code) as cities`;

/** Some partner of the place does the work with this answer; only answers that a partner left out are looked at. */
const offeredAt = `(not exists (select from partner_answer l where l.option_id = o.option_id and not l.is_offered)
  or exists (select from partner_service offering join organisation using (organisation_id)
    where offering.service_id = s.service_id and offering.is_active and organisation.status = 'Active'
      and exists (select from service_area a where a.organisation_id = offering.organisation_id and a.pincode = $1 offset 0)
      and not exists (select from partner_answer l where l.service_id = s.service_id
        and l.organisation_id = offering.organisation_id and l.option_id = o.option_id and not l.is_offered)))`;

const oneAt = `${byPincode} select ${cardColumns(true)}, ${parts(true)} from at cross join ${cardTables(true)}
  where s.service_id = $5 and s.is_active`;
const oneAnywhere = `select ${cardColumns(false)}, ${parts(false)} from ${cardTables(false)} where s.service_id = $5 and s.is_active`;

const rupees = (paise) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2 })}`;
const units = { month: ' a month', year: ' a year', 'sq ft': ' a sq ft' };

function seoOf(row, rises) {
  const price = `${rupees(toPay(offerOf(row)))}${units[row.unit] ?? ''}`;
  const words = row.match === 0 ? '' : rises.length > 0 ? ` From ${price}.` : ` ${price}.`;
  return {
    title: row.name,
    description: `${row.short_description}${words}`,
    image: row.picture,
    urlKey: row.service_id,
    keywords: [row.name, row.category_name, ...row.keywords].join(', '),
    canonicalUrl: `${origin}/services/${row.service_id}`,
    seoType: 'service',
  };
}

function questionsOf(row) {
  const match = { ...offerOf(row), unit: 'visit' };
  const alone = toPay(match);
  const questions = new Map();
  for (const option of row.options) {
    const question = questions.get(option.question_id) ?? {
      questionId: option.question_id,
      question: option.question,
      kind: option.kind,
      required: option.is_required,
      options: [],
    };
    const usual = { price: option.price_paise, furtherUnits: option.further_units, minutes: option.minutes };
    const own = row.is_city_price ? null : option.own_price_paise;
    const price = own ?? usual.price + usual.furtherUnits * row.match;
    const totalToPay = toPay({ ...match, price: row.match + price });
    question.options.push({
      optionId: option.option_id,
      label: option.label,
      price,
      priceToPay: totalToPay - alone,
      totalToPay,
      minutes: option.own_minutes ?? usual.minutes,
      usual,
      offered: option.is_offered,
      byBest: option.is_by_best,
      selected: option.is_selected,
    });
    questions.set(option.question_id, question);
  }
  return [...questions.values()];
}

const citiesLinked = 30;
/** The rule of cancelling that holds without a row in the table of settings. */
const cancelling = { freeUntilMinutesBefore: 180, feePercent: 20, feeFloorPaise: 5000, feeCapPaise: 30_000 };

function detailsOf(row, isPlace) {
  const service = cardOf(row, isPlace);
  return {
    service,
    description: row.description,
    includes: row.includes,
    excludes: row.excludes,
    questions: questionsOf(row),
    seo: seoOf(row, service.rises),
    serviceable: !isPlace || row.partner_count > 0,
    cancelling,
    cities: row.cities.slice(0, citiesLinked),
  };
}

export async function oneService({ query: { serviceId, pincode } }) {
  const isPlace = pincode !== undefined;
  const values = [...cardValues(isPlace ? pincode : 'everywhere'), serviceId];
  const [row] = await rowsOf(isPlace ? oneAt : oneAnywhere, values);
  return detailsOf(row, isPlace);
}

const relatedAnywhere = `select ${cardColumns(false)} from ${cardTables(false)}
  where s.is_active and s.category_id = (select category_id from service where service_id = $5)
  order by unserved, rank, service_id limit 10`;

/** What the page of a service is drawn from, in one round trip. */
export async function pageOfService(serviceId) {
  const values = [...cardValues('everywhere'), serviceId];
  const [[row], related] = await Promise.all([rowsOf(oneAnywhere, values), rowsOf(relatedAnywhere, values)]);
  return { details: detailsOf(row, false), related: related.map((one) => cardOf(one, false)) };
}
