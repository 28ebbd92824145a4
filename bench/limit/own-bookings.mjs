/** A person's own bookings and those of a partner: the first page of each tab, and how many each holds. One statement each. */
import { midnightOf } from './availability.mjs';
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { claimsOf, liveSession } from './session.mjs';

const pageSize = 20;
const upcoming = [
  'Booked',
  'Partner Matched',
  'Partner Assigned',
  'Accepted',
  'Need To Forward',
  'Forwaded',
  'Assigned',
];
const tabs = ['Assigned', 'Inprogress', 'Completed', 'Cancelled'];
const dead = new Set(['Cancelled', 'Rejected', 'Refunded']);
const cancellable = new Set(['Payment Pending', ...upcoming]);

/** Of the caller: a buyer's by user, a partner's by organisation. $1 session, $2 token. */
const ownBy = {
  buyer: 'b.buyer_id = session.user_id',
  partner: 'b.organisation_id = session.organisation_id',
};

/** $3: the tab, where one is asked for. `payments`: payments and refunds are left to the product, as no filled booking has any. */
const list = (side, direction, inTab) => `with page as materialized (
    select b.* from ${liveSession('$1', '$2')} cross join lateral (
      select * from booking b where ${ownBy[side]} ${inTab}
      order by b.starts_at ${direction}, b.booking_id ${direction} limit ${pageSize + 1}) b)
  select b.booking_id, b.booking_number, b.status, b.payment_status, b.payment_mode, b.starts_at, b.ends_at, b.locality,
    b.total_paise, b.additions_paise, b.captured_paise, b.fee_paise, b.reschedules, b.accept_before, b.arrive_before, b.project_id, b.version, b.completed_at, b.contact_name,
    o.company_name, staff.full_name as professional, held.staff_id as held_id, held.full_name as held_name, person.full_name as customer, line.name, line.category_image, line.more,
    exists (select from payment_order where booking_id = b.booking_id) as payments
  from page b left join organisation o on o.organisation_id = b.organisation_id
    left join staff_member staff on staff.staff_id = b.staff_id
    left join staff_member held on held.staff_id = b.held_staff_id and held.organisation_id = b.organisation_id and b.staff_id is null
    join user_account person on person.user_id = b.buyer_id
    cross join lateral (select name, category_image, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
      from booking_line where booking_id = b.booking_id order by position limit 1) line
  order by b.starts_at ${direction}, b.booking_id ${direction}`;

const count = (side) => `select b.tab, count(*) as count from ${liveSession('$1', '$2')}
  join booking b on ${ownBy[side]} group by b.tab`;

const lists = Object.fromEntries(
  ['buyer', 'partner'].flatMap((side) =>
    ['asc', 'desc'].flatMap((direction) => [
      [`${side} ${direction}`, list(side, direction, '')],
      [`${side} ${direction} tab`, list(side, direction, 'and b.tab = $3')],
    ]),
  ),
);
/** The columns of a partner's board. */
const boardColumns = {
  assign: "and b.status = 'Accepted'",
  coming: "and b.status = 'Assigned' and b.starts_at >= $3",
  working: "and b.status = 'Inprogress'",
  settle: "and b.status = 'Completed' and b.payment_status = 'due'",
};
const boards = Object.fromEntries(
  Object.entries(boardColumns).map(([column, holds]) => [column, list('partner', 'asc', holds)]),
);
const counts = { buyer: count('buyer'), partner: count('partner') };

function slotNameOf(startsAt) {
  const minute = Math.floor(startsAt / 60_000 + 330) % 1_440;
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const isPastTab = (tab) => tab === undefined || tab === 'Completed' || tab === 'Cancelled';

/** Of a booking without payments by card. */
function moneyOf(row, isDue) {
  const charged = row.captured_paise;
  return {
    state: !isDue && charged > 0 ? 'captured' : 'not_started',
    charged,
    returned: 0,
    returnedAt: null,
    returning: 0,
    returningCash: 0,
    charge: null,
    orderId: null,
    amount: 0,
    failure: null,
    since: null,
    until: null,
    mayStillArrive: false,
  };
}

const heldByPartner = new Set(['Accepted', 'Assigned']);

const mayChangeTime = ({ status, starts_at: startsAt, reschedules }, isBuyer) =>
  Date.now() < startsAt &&
  (isBuyer ? reschedules < 3 && upcoming.includes(status) : heldByPartner.has(status));

function canOf(row, isBuyer, isDue) {
  const { status } = row;
  const inTime = row.accept_before !== null && Date.now() < row.accept_before;
  const isWorked = status === 'Completed';
  const isPhotoTime = isBuyer
    ? cancellable.has(status) || status === 'Inprogress'
    : status === 'Assigned' || status === 'Inprogress' || isWorked;
  return {
    cancel: isBuyer && cancellable.has(status),
    reschedule: mayChangeTime(row, isBuyer),
    pay: isBuyer && isDue && isWorked,
    accept: !isBuyer && inTime && status === 'Partner Assigned',
    reject: !isBuyer && inTime && status === 'Partner Assigned',
    assign: !isBuyer && (status === 'Accepted' || status === 'Assigned'),
    start: !isBuyer && status === 'Assigned' && Date.now() >= row.starts_at - 3_600_000,
    addPhotos: isPhotoTime,
    addService: !isBuyer && status === 'Inprogress',
    approveAddition: isBuyer && status === 'Inprogress',
    complete: !isBuyer && status === 'Inprogress',
    collectCash: !isBuyer && isDue && (isWorked || status === 'Inprogress'),
    invoice: row.completed_at !== null && row.payment_status === 'paid',
  };
}

const unassigned = new Set(['Partner Assigned', 'Accepted', 'Assigned']);

/** For the partner: whom the time is held for. */
const proposedOf = (row, isBuyer) =>
  !isBuyer && row.held_id !== null && unassigned.has(row.status)
    ? { staffId: row.held_id, name: row.held_name }
    : null;

export function cardOf(row, isBuyer) {
  const total = row.total_paise + row.additions_paise;
  const isDue = !dead.has(row.status) && total > row.captured_paise;
  if (row.payments && isDue) throw new Error('The limit knows no payments but of the whole in cash.');
  return {
    bookingId: row.booking_id,
    bookingNumber: row.booking_number,
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMode: row.payment_mode,
    title: row.more > 0 ? `${row.name} +${row.more}` : row.name,
    categoryImage: row.category_image,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    slotName: slotNameOf(row.starts_at.getTime()),
    locality: row.locality,
    total,
    companyName: row.company_name,
    professionalName: row.professional,
    customerName: isBuyer ? null : row.customer || row.contact_name,
    proposed: proposedOf(row, isBuyer),
    acceptBefore: row.accept_before?.toISOString() ?? null,
    priority: row.arrive_before === null ? null : 'Urgent',
    projectId: row.project_id,
    version: row.version,
    money: isBuyer ? moneyOf(row, isDue) : null,
    can: canOf(row, isBuyer, isDue),
  };
}

const tomorrow = () => new Date(midnightOf(Date.now()) + 86_400_000);

function statementOf(side, { tab, column }) {
  if (column) return { text: boards[column], more: column === 'coming' ? [tomorrow()] : [] };
  const text = lists[`${side} ${isPastTab(tab) ? 'desc' : 'asc'}${tab ? ' tab' : ''}`];
  return { text, more: tab ? [tab] : [] };
}

const ownList =
  (side) =>
  async ({ headers, query }) => {
    const { sid, jti } = claimsOf(headers);
    const { text, more } = statementOf(side, query);
    const rows = await rowsOf(text, [sid, jti, ...more]);
    return pageOf(
      rows,
      pageSize,
      (row) => cardOf(row, side === 'buyer'),
      (row) => [row.starts_at.toISOString(), row.booking_id],
    );
  };

export const customerList = ownList('buyer');
export const partnerList = ownList('partner');

export async function statusCount({ headers }) {
  const { sid, jti, role } = claimsOf(headers);
  const rows = await rowsOf(counts[role === 'Buyer' ? 'buyer' : 'partner'], [sid, jti]);
  const inTab = (tab) => rows.find((row) => row.tab === tab)?.count ?? 0;
  return Object.fromEntries(tabs.map((tab) => [tab, inTab(tab)]));
}

const lines = `select count(l.line_id) as count from ${liveSession('$1', '$2')}
  left join cart c on c.user_id = session.user_id left join cart_line l on l.cart_id = c.cart_id`;

/** The smallest answer to a signed-in person: next to nothing but the session's check. */
export async function cartStatus({ headers }) {
  const { sid, jti } = claimsOf(headers);
  const [{ count: found }] = await rowsOf(lines, [sid, jti]);
  return { count: found };
}
