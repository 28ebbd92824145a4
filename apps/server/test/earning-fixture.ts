import type { EarningKind, EarningState } from '@nukkad/contract/money/payout/earning.noun';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createEarningDomain } from '../src/money/earning/index.ts';
import { createPartnerDomain } from '../src/identity/partner/index.ts';
import { type BookingFixture, bookingFixture } from './booking-fixture.ts';

export interface EarningOptions {
  readonly organisationId?: string;
  readonly bookingId?: string | null;
  readonly bookingNumber?: string | null;
  readonly staffId?: string | null;
  readonly kind?: EarningKind;
  readonly state?: EarningState;
  readonly value?: number;
  readonly tax?: number;
  readonly commission?: number;
  readonly commissionTax?: number;
  readonly tcs?: number;
  readonly penalty?: number;
  readonly cash?: number;
  readonly at: string | Date;
  readonly dueOn?: string | null;
}

/** Bookings as they are, earnings as payouts would have written them. */
export interface EarningFixture extends BookingFixture {
  /** Answers its id. Of the first partner, a finished job, unless told otherwise. */
  earn(options: EarningOptions): Promise<string>;
}

export async function earningFixture(): Promise<EarningFixture> {
  const fixture = await bookingFixture((platform, booking) => [
    createEarningDomain({
      platform,
      booking,
      catalog: { services: async () => new Map([['test-fan-fitting', { name: 'पंखा लगाना' }]]) as never },
      partner: createPartnerDomain(platform),
    }),
  ]);
  const earn: EarningFixture['earn'] = async ({
    organisationId = fixture.partners[0].organisationId,
    bookingId = null,
    bookingNumber = null,
    staffId = null,
    kind = 'work',
    state = 'Waiting',
    value = 0,
    tax = 0,
    commission = 0,
    commissionTax = 0,
    tcs = 0,
    penalty = 0,
    cash = 0,
    at,
    dueOn = null,
  }) => {
    const earningId = randomUUID();
    const payoutId = state === 'Paid' || state === 'In Payout' ? randomUUID() : null;
    await fixture.rows(sql`insert into earning (earning_id, organisation_id, booking_id, booking_number, professional_id,
        kind, value_paise, tax_paise, commission_paise, commission_tax_paise, tcs_paise, penalty_paise, cash_paise,
        commission_percent, earned_at, due_on, hold_reason, state, payout_id)
      values (${earningId}, ${organisationId}, ${bookingId}, ${bookingNumber}, ${staffId}, ${kind}, ${value}, ${tax}, ${commission},
        ${commissionTax}, ${tcs}, ${penalty}, ${cash}, ${commission === 0 ? 0 : 15}, ${new Date(at)}, ${dueOn},
        ${state === 'On Hold' ? 'The customer reported a problem.' : null}, ${state}, ${payoutId})`);
    return earningId;
  };
  return { ...fixture, earn };
}
