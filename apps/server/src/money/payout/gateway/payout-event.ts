import * as z from 'zod/mini';

/** RazorpayX's payout entity, as far as we read it; the sandbox writes the same. */
const entity = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  amount: z.int(),
  reference_id: z.nullish(z.string().check(z.maxLength(80))),
  status: z.string().check(z.maxLength(40)),
  utr: z.nullish(z.string().check(z.maxLength(80))),
  failure_reason: z.nullish(z.string()),
  status_details: z.nullish(
    z.object({
      description: z.nullish(z.string()),
      reason: z.nullish(z.string().check(z.maxLength(80))),
    }),
  ),
});
const body = z.object({
  event: z.string().check(z.minLength(1), z.maxLength(80)),
  created_at: z.int(),
  payload: z.object({ payout: z.optional(z.object({ entity })) }),
});

/** What the provider says of a payout. */
export interface PayoutNews {
  readonly providerPayoutId: string;
  /** Our payout, where the provider repeats it. */
  readonly referenceId: string | null;
  readonly amountPaise: number;
  /** `under_way`: the bank has not answered. */
  readonly outcome: 'under_way' | 'paid' | 'failed' | 'canceled';
  readonly utr: string | null;
  readonly failure: string | null;
  /** The provider's own name of it. */
  readonly failureCode?: string | null;
}

const outcomes: Readonly<Record<string, PayoutNews['outcome']>> = {
  processed: 'paid',
  reversed: 'failed',
  failed: 'failed',
  rejected: 'failed',
  cancelled: 'canceled',
};

/** Null: not a payout that we can read. */
export function readPayout(json: unknown): PayoutNews | null {
  const parsed = z.safeParse(entity, json);
  if (!parsed.success) return null;
  const { id, amount, reference_id: reference, status, utr, failure_reason: reason } = parsed.data;
  const outcome = outcomes[status] ?? 'under_way';
  const said = reason ?? parsed.data.status_details?.description ?? null;
  return {
    providerPayoutId: id,
    referenceId: reference ?? null,
    amountPaise: amount,
    outcome,
    utr: utr ?? null,
    ...(outcome === 'failed' && { failureCode: parsed.data.status_details?.reason ?? null }),
    failure: outcome === 'failed' || outcome === 'canceled' ? (said?.slice(0, 300) ?? null) : null,
  };
}

/** Null: signed, but not an event that we can read. */
export function readPayoutEvent(bytes: Buffer) {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = z.safeParse(body, json);
  if (!parsed.success) return null;
  const { event, created_at: seconds, payload } = parsed.data;
  const payout = payload.payout ? readPayout(payload.payout.entity) : null;
  return { name: event, signedAt: new Date(seconds * 1000), payout };
}
