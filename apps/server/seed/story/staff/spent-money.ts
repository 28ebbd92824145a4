/** Expenses in several states, an advance, and trips. */
import {
  addExpense,
  addExpenseCategory,
  addReceipts,
  giveAdvance,
  payExpense,
  reviewExpense,
} from '@nukkad/contract/people/expense/expense.api';
import { addTrip, reviewTrip, saveTravelSetting } from '@nukkad/contract/people/travel/travel.api';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import { drawnPaper } from '../drawn-files.ts';
import type { Member } from './crew.ts';
import { type Office, key } from './office.ts';
import { monthsBetween } from './working-days.ts';

const rupees = (amount: number) => amount * 100;
const unlimited = { mostPerClaim: null, mostPerMonth: null, receiptAbove: null, isActive: true } as const;

export interface Categories {
  readonly bike: string;
  readonly parts: string;
  readonly food: string;
}

export async function setExpenses({ asOwner }: Office): Promise<Categories> {
  const add = async (name: string, ratePerKm: number | null, more: object = {}) => {
    const body = { name, ratePerKm, ...unlimited, ...more };
    return (await asOwner(addExpenseCategory, { body, ...key() })).expenseCategoryId;
  };
  await asOwner(saveTravelSetting, { body: { perDiem: rupees(450), version: 0 } });
  return {
    bike: await add('Own bike', rupees(4)),
    parts: await add('Small parts', null, { receiptAbove: rupees(2_000) }),
    food: await add('Food on the way', null, { mostPerClaim: rupees(300) }),
  };
}

type Spent = { readonly metres: number } | { readonly amount: number };
const claim = (
  office: Office,
  member: Member,
  expenseCategoryId: string,
  day: string,
  spent: Spent,
  note: string,
  receiptIds: string[] = [],
) =>
  office.as(member, addExpense, {
    body: { expenseCategoryId, day, note, receiptIds, ...spent },
    ...key(),
  });

/** What the shop gave for the valves; its id, where it was taken. */
async function sendBill(office: Office, member: Member): Promise<string[]> {
  const bill = await drawnPaper({
    title: 'Bill of the hardware shop',
    lines: ['Valves 4, tape 6', 'Total ₹1,840'],
    author: 'Sri Ganesh Hardware',
    madeAt: office.present,
  });
  const { files } = await office.as(member, addReceipts, { files: [bill] });
  return files.map(({ receiptId }) => receiptId);
}

/** The kilometres of each month, paid with its salary. */
export function planMileage(office: Office, { bike }: Categories): void {
  const { crew, plan, random, from, today, asOwner } = office;
  for (const member of crew.filter(({ isProfessional }) => isProfessional))
    for (const month of monthsBetween(addDays(from, 20), addDays(today, -12))) {
      const day = addDays(month, 24);
      plan(istInstant(day, 19 * 60 + random.between(0, 90)), async () => {
        const metres = random.between(60, 260) * 1_000;
        const { requestId, version } = await claim(
          office,
          member,
          bike,
          day,
          { metres },
          'To customers this month.',
        );
        plan(istInstant(addDays(day, 1), 11 * 60), () =>
          asOwner(reviewExpense, { body: { requestId, version, decision: 'approved' } }),
        );
      });
    }
}

/** Of the last days: one for each answer. */
export function planClaims(office: Office, { parts, food, bike }: Categories): void {
  const { crew, plan, present, today, asOwner } = office;
  const [, lead, second, third] = crew;
  const before = (days: number, minutes = 0) =>
    new Date(present.getTime() - days * 86_400_000 + minutes * 60_000);
  const dayBefore = (days: number) => addDays(today, -days);
  if (lead)
    plan(before(9), async () => {
      const receiptIds = await sendBill(office, lead);
      const { requestId, version } = await claim(
        office,
        lead,
        parts,
        dayBefore(10),
        { amount: rupees(1_840) },
        'Valves and tape.',
        receiptIds,
      );
      const approved = await asOwner(reviewExpense, { body: { requestId, version, decision: 'approved' } });
      const body = { requestId, version: approved.version, amount: rupees(1_840), method: 'upi' as const };
      await asOwner(payExpense, { body: { ...body, reference: 'UPI 4019 2265' } });
      await claim(office, lead, bike, dayBefore(9), { metres: 38_000 }, 'To the warehouse and back.');
    });
  if (second)
    plan(before(6), async () => {
      const less = await claim(office, second, parts, dayBefore(7), { amount: rupees(900) }, 'Switches.');
      const reason = 'Two of them went back to the shop.';
      await asOwner(reviewExpense, {
        body: {
          requestId: less.requestId,
          version: less.version,
          decision: 'approved',
          amount: rupees(640),
          reason,
        },
      });
      await claim(office, second, food, dayBefore(6), { amount: rupees(180) }, 'Lunch at Whitefield.');
    });
  if (third)
    plan(before(4), async () => {
      const { requestId, version } = await claim(
        office,
        third,
        food,
        dayBefore(5),
        { amount: rupees(260) },
        'Dinner.',
      );
      const reason = 'Dinner at home is not an expense.';
      await asOwner(reviewExpense, { body: { requestId, version, decision: 'rejected', reason } });
    });
}

/** Seven weeks ago, as a loan for parts; expenses are set off against it. */
export function planAdvance({ crew, plan, today, asOwner }: Office): void {
  const [, , second] = crew;
  const givenOn = addDays(today, -49);
  if (second)
    plan(istInstant(givenOn, 16 * 60), () =>
      asOwner(giveAdvance, {
        body: {
          staffId: second.staffId,
          amount: rupees(3_000),
          givenOn,
          method: 'cash',
          note: 'For small parts.',
        },
        ...key(),
      }),
    );
}

const there = (day: string, from: string, to: string, minute: number, takes: number) => ({
  from,
  to,
  mode: 'train' as const,
  departsAt: istInstant(day, minute).toISOString(),
  arrivesAt: istInstant(day, minute + takes).toISOString(),
});

const tripBody = (from: string, town: string, purpose: string, bookingIds: string[] = []) => ({
  purpose,
  legs: [
    there(from, 'Bengaluru', town, 5 * 60 + 30, 170),
    there(addDays(from, 1), town, 'Bengaluru', 17 * 60, 175),
  ],
  bookingIds,
  estimate: rupees(1_600),
  advanceAsked: 0,
});

/** One that was made, with what was paid on it, and one that waits for an answer. */
export function planTrips(office: Office, { food }: Categories): void {
  const { crew, plan, today, asOwner, present } = office;
  const [, lead] = crew;
  if (!lead) return;
  const made = addDays(today, -35);
  plan(istInstant(addDays(made, -6), 11 * 60), async () => {
    const body = tripBody(made, 'Mysuru', 'Training on new water heaters at the maker.');
    const { requestId, version } = await office.as(lead, addTrip, { body, ...key() });
    await asOwner(reviewTrip, { body: { requestId, version, decision: 'approved' } });
    plan(istInstant(addDays(made, 2), 10 * 60), async () => {
      const spent = {
        expenseCategoryId: food,
        day: made,
        amount: rupees(290),
        receiptIds: [],
        tripId: requestId,
      };
      const claimed = await office.as(lead, addExpense, {
        body: { ...spent, note: 'Dinner in Mysuru.' },
        ...key(),
      });
      await asOwner(reviewExpense, {
        body: { requestId: claimed.requestId, version: claimed.version, decision: 'approved' },
      });
    });
  });
  plan(new Date(present.getTime() - 26 * 3_600_000), () => {
    const body = tripBody(addDays(today, 16), 'Tumakuru', 'Two customers with large tanks.');
    return office.as(lead, addTrip, { body, ...key() });
  });
}
