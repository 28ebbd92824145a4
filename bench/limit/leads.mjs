/** What a partner does about requests for quotations: its leads by tab in one statement, and a quote that is saved in two. */
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { lineTax, percentOf, wholeRupee } from './prices.mjs';
import { claimsOf, liveSession } from './session.mjs';

const pageSize = 20;

const tabs = {
  fresh: 'ended_at is null and unlocked_at is null and interested_at is null',
  interested: 'ended_at is null and unlocked_at is null and interested_at is not null',
  unlocked: 'ended_at is null and unlocked_at is not null',
  over: 'ended_at is not null',
};

/** $1 session, $2 token. */
const listOf = (
  condition,
) => `with l as materialized (select l.* from ${liveSession('$1', '$2')} cross join lateral (
      select * from lead where organisation_id = session.organisation_id and ${condition}
      order by created_at desc, lead_id desc limit ${pageSize + 1}) l)
  select l.lead_id, l.status, l.distance_metres, l.interested_at, l.price_credits, l.unlocked_at, l.ended_at, l.created_at, r.rfq_number,
    r.area, r.from_day, r.by_day, r.budget_from_paise, r.budget_to_paise, r.answer_by, r.places - r.unlocked as places_left,
    r.message, coalesce(s.name, c.name) as title, c.name as category, c.picture,
    (select count(*) from lead o where o.rfq_id = l.rfq_id and o.organisation_id <> l.organisation_id and o.status <> 'Rejected'
      and o.interested_at is not null and (l.interested_at is null or o.interested_at < l.interested_at)) as ahead
  from l join rfq r using (rfq_id) join category c on c.category_id = r.category_id left join service s on s.service_id = r.service_id
  order by l.created_at desc, l.lead_id desc`;
const lists = Object.fromEntries(Object.entries(tabs).map(([tab, condition]) => [tab, listOf(condition)]));

const instantOf = (at) => at?.toISOString() ?? null;

/** As a card of the product begins; the requests of a bench hold no contact that would be hidden. */
function excerptOf(message) {
  const cut = message.slice(0, 90);
  return message.length <= 90 ? message : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 45))} …`;
}

export function leadOf(row) {
  const isNew = row.status === 'New Request';
  return {
    leadId: row.lead_id,
    rfqNumber: row.rfq_number,
    title: row.title,
    excerpt: excerptOf(String(row.message)),
    categoryName: row.category,
    categoryImage: row.picture,
    area: row.area,
    distanceMetres: row.distance_metres,
    fromDay: row.from_day,
    byDay: row.by_day,
    budgetFrom: row.budget_from_paise,
    budgetTo: row.budget_to_paise,
    status: row.status,
    isInterested: row.interested_at !== null,
    ahead: row.ahead,
    priceCredits: row.price_credits,
    placesLeft: row.places_left,
    unlockedAt: instantOf(row.unlocked_at),
    pausedFor: null,
    endsAt: row.ended_at === null ? instantOf(row.answer_by) : null,
    createdAt: instantOf(row.created_at),
    can: {
      showInterest: isNew && row.interested_at === null,
      decline: isNew,
      unlock: isNew && row.places_left > 0,
    },
  };
}

export async function leadList({ headers, query: { tab } }) {
  const { sid, jti } = claimsOf(headers);
  const rows = await rowsOf(lists[tab], [sid, jti]);
  return pageOf(rows, pageSize, leadOf, (row) => [instantOf(row.created_at), row.lead_id]);
}

/** $1 session, $2 token, $3 lead, $4 services of the lines. Leads with files or with versions that were sent are left to the product. */
const read = `select o.gst_number, pin.state_code as place, c.gst_class,
    (select json_object_agg(s.service_id, k.gst_class) from service s join category k using (category_id) where s.service_id = any($4)) as classes,
    (select value->'advanceHours' from setting where key = 'quote.rules' and scope = '*' and valid_from <= now()
      order by valid_from desc limit 1) as advance_hours
  from ${liveSession('$1', '$2')} join lead on lead.lead_id = $3 and lead.organisation_id = session.organisation_id
    join rfq using (rfq_id) join category c on c.category_id = rfq.category_id join pincode pin on pin.pincode = rfq.pincode
    join organisation o on o.organisation_id = lead.organisation_id
  where session.role = 'Service Partner' and lead.status in ('Unlocked', 'Accepted By Partner')
    and not exists (select from quote where quote.lead_id = lead.lead_id)
    and not exists (select from quotation_file where quotation_file.lead_id = lead.lead_id)`;

/** $1 lead, $2 what is written, $3 the version before it, $4 now. Only while the lead is as it was read. */
const write = `insert into quote_draft as d (lead_id, organisation_id, content, version, saved_at)
  select lead_id, organisation_id, $2::jsonb, $3::int + 1, $4::timestamptz from lead
    where lead_id = $1 and status in ('Unlocked', 'Accepted By Partner')
  on conflict (lead_id) do update set content = excluded.content, version = excluded.version, saved_at = excluded.saved_at
    where d.version = $3::int returning 1`;

const sum = (amounts) => amounts.reduce((total, amount) => total + amount, 0);

/** The largest remainders get the odd paise. */
function split(total, weights) {
  const whole = sum(weights);
  const parts = weights.map((weight) => Math.floor((total * weight) / whole));
  const rests = weights.map((weight, at) => ({ at, rest: (total * weight) % whole }));
  rests.sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of rests.slice(0, total - sum(parts))) parts[at] += 1;
  return parts;
}

/** By kind and rate; each line rounds for itself. */
function gathered(lines) {
  const kinds = new Map();
  for (const { label, percent, taxable, amount } of lines) {
    const before = kinds.get(`${label} ${percent}`) ?? { label, percent, taxable: 0, amount: 0 };
    kinds.set(`${label} ${percent}`, {
      ...before,
      taxable: before.taxable + taxable,
      amount: before.amount + amount,
    });
  }
  return [...kinds.values()];
}

function priceOf({ lines, discount, milestones, hasAdvance }, taxOf) {
  const amounts = lines.map(({ quantity, unitPrice }) => quantity * unitPrice);
  const discounts = split(discount, amounts);
  const taxes = lines.map(({ serviceId }, at) => taxOf(serviceId, amounts[at] - discounts[at]));
  const priced = amounts.map((amount, at) => {
    const tax = sum(taxes[at].lines.map((line) => line.amount));
    return {
      amount,
      discount: discounts[at],
      gstPercent: taxes[at].percent,
      tax,
      total: amount - discounts[at] + tax,
    };
  });
  const subtotal = sum(amounts);
  const taxable = subtotal - discount;
  const tax = sum(priced.map((line) => line.tax));
  const total = wholeRupee(taxable + tax);
  const percents = milestones.map(({ percent }) => percent);
  const parts =
    sum(percents) === 100 ? split(total, percents) : percents.map((percent) => percentOf(total, percent));
  const paid = milestones.map(({ title, percent }, at) => ({
    title,
    percent,
    amount: parts[at],
    onAgreement: hasAdvance && at === 0,
  }));
  return {
    lines: priced,
    subtotal,
    discount,
    taxable,
    taxes: gathered(taxes.flatMap((one) => one.lines)),
    tax,
    rounding: total - taxable - tax,
    total,
    milestones: paid,
    advance: hasAdvance ? parts[0] : 0,
  };
}

export async function saveQuote({ headers, body: { leadId, version, content } }) {
  const claims = claimsOf(headers);
  const services = content.lines.flatMap(({ serviceId }) => serviceId ?? []);
  const [row] = claims ? await rowsOf(read, [claims.sid, claims.jti, leadId, services]) : [];
  if (!row) return { status: 404, answer: { code: 'lead_not_found' } };
  if (!services.every((id) => row.classes?.[id]))
    return { status: 409, answer: { code: 'quote_service_unknown' } };
  const state = row.gst_number?.slice(0, 2) ?? null;
  const price = priceOf(content, (serviceId, taxable) =>
    lineTax(taxable, (serviceId && row.classes[serviceId]) || row.gst_class, state, row.place),
  );
  const now = new Date();
  const saved = await rowsOf(write, [leadId, JSON.stringify(content), version, now]);
  if (saved.length === 0) return { status: 409, answer: { code: 'quote_draft_changed' } };
  const draft = { leadId, version: version + 1, savedAt: now.toISOString(), content, files: [], price };
  return { status: 200, answer: { ...draft, newestVersion: 0, advanceHours: row.advance_hours } };
}
