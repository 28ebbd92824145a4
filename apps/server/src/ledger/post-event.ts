import type { BookingDoor } from '../booking/index.ts';
import type { PartnerDoor } from '../partner/index.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import { type Platform, system } from '../platform/platform.ts';
import { billOf } from './bill.rules.ts';
import * as rules from './ledger.rules.ts';
import { readRules, saveTransaction } from './ledger.store.ts';

export interface LedgerParts {
  readonly platform: Platform;
  readonly booking: BookingDoor;
  readonly partner: PartnerDoor;
}

interface Payload {
  readonly bookingId: string;
  readonly amountPaise: number;
  readonly method?: string;
  readonly kept?: boolean;
  readonly feePaise?: number;
  readonly organisationId?: string | null;
  readonly formerOrganisationId?: string;
}

type Poster = (parts: LedgerParts, payload: Payload, at: Date) => Promise<rules.Posting[]>;

async function needBooking({ platform, booking }: LedgerParts, bookingId: string) {
  const payable = await booking.payable(platform.db, { bookingId }, false);
  if (!payable) throw new Error(`No booking ${bookingId} to post for.`);
  return payable;
}

const captured: Poster = async (parts, { bookingId, amountPaise, method }) => {
  const cashOf = method === 'cash' ? (await needBooking(parts, bookingId)).organisationId : null;
  return rules.postCaptured(amountPaise, cashOf);
};

const completed: Poster = async (parts, { bookingId }, at) => {
  const { price, lines, organisationId } = await needBooking(parts, bookingId);
  if (!organisationId) throw new Error(`Booking ${bookingId} was completed by nobody.`);
  const partner = (await parts.partner.getOrganisations(parts.platform.db, [organisationId])).get(
    organisationId,
  );
  const work = { bill: billOf(price, lines), organisationId, registered: partner?.gstNumber != null };
  return rules.postCompleted(work, await readRules(parts.platform.db, at));
};

const cancelled: Poster = async (parts, payload, at) => {
  const feePaise = payload.feePaise ?? 0;
  if (feePaise === 0) return [];
  const { capturedPaise } = await needBooking(parts, payload.bookingId);
  const organisationId = payload.organisationId ?? payload.formerOrganisationId ?? null;
  return rules.postCancelled(
    { feePaise, capturedPaise, organisationId },
    await readRules(parts.platform.db, at),
  );
};

/** Event -> what it posts. */
export const posters: Readonly<Record<string, Poster>> = {
  'payment.captured': captured,
  'payment.surplus_captured': async (_parts, { amountPaise }) => rules.postSurplus(amountPaise),
  'payment.refund_requested': async (_parts, { amountPaise, kept }) =>
    kept ? rules.postRefundRequested(amountPaise) : [],
  'payment.refunded': async (_parts, { amountPaise }) => rules.postRefunded(amountPaise),
  'payment.surplus_refunded': async (_parts, { amountPaise }) => rules.postRefunded(amountPaise),
  'booking.completed': completed,
  'booking.cancelled': cancelled,
};

/** Writes what an event means in money into the ledger, once. */
export async function postEvent(parts: LedgerParts, event: OutboxEvent): Promise<void> {
  const payload = event.payload as unknown as Payload;
  const postings = (await posters[event.name]?.(parts, payload, event.createdAt)) ?? [];
  if (postings.length === 0) return;
  const kind = event.name.replace('.', '_');
  const { bookingId } = payload;
  await parts.platform.write(system, (tx) =>
    saveTransaction(tx, { kind, eventId: event.eventId, bookingId, postedAt: event.createdAt, postings }),
  );
}
