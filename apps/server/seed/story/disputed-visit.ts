/** Not every customer of the story is content: some dispute finished work, and most partners say their side. */
import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { answerDispute, getDispute, openDispute } from '@nukkad/contract/market/dispute/dispute.api';
import type { Resident } from '../city/demo-city.ts';
import type { SeedSession } from './seed-client.ts';
import type { Stage } from './stage.ts';

interface Visit {
  readonly bookingId: string;
  readonly resident: Resident;
  readonly asOwner: () => Promise<SeedSession>;
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

const claims = [
  { kind: 'not_done', request: 'rework', words: 'The work was left half done, and the tap still drips.' },
  { kind: 'damage', request: 'refund', words: 'A tile cracked while the machine was moved.' },
  { kind: 'charged_wrongly', request: 'explanation', words: 'I was told another price on the phone.' },
  { kind: 'behaviour', request: 'explanation', words: 'He came late and left without a word.' },
] as const;
const answers = [
  'Our professional has photos of the finished work.',
  'We are sorry. We will look at it together.',
  'The price is the one that was shown before booking.',
];

export function disputeLater(stage: Stage, visit: Visit): void {
  const { random, timeline, clock } = stage;
  if (random.chance(0.03))
    timeline.plan(later(clock.now(), random.between(60, 600)), () => claim(stage, visit));
}

async function claim(stage: Stage, visit: Visit): Promise<void> {
  const { client, random, timeline, clock, actors } = stage;
  const { bookingId } = visit;
  const customer = await actors.asBuyer(visit.resident);
  const { status } = await client.call(customer, getCustomerBooking, { query: { bookingId } });
  if (status !== 'Completed') return;
  await client.call(customer, openDispute, { body: { bookingId, ...random.pick(claims) } });
  if (random.chance(0.7))
    timeline.plan(later(clock.now(), random.between(30, 900)), () => sayOwnSide(stage, visit));
}

async function sayOwnSide(stage: Stage, { bookingId, asOwner }: Visit): Promise<void> {
  const owner = await asOwner();
  const { dispute } = await stage.client.call(owner, getDispute, { query: { bookingId } });
  if (dispute?.status !== 'open') return;
  const body = { bookingId, version: dispute.version, words: stage.random.pick(answers) };
  await stage.client.call(owner, answerDispute, { body });
}
