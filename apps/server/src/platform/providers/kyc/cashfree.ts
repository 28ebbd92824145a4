import * as z from 'zod/mini';
import type { Kyc, KycAnswer } from './kyc.ts';

const timeoutMs = 10_000;

export interface CashfreeAccount {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs?: number;
}

/** Secure ID, https://www.cashfree.com/docs/secure-id: the fields that are used of each answer. */
const gstAnswer = z.object({
  valid: z.boolean(),
  legal_name_of_business: z.optional(z.nullable(z.string())),
  gst_in_status: z.optional(z.nullable(z.string())),
});
const panAnswer = z.object({
  valid: z.boolean(),
  registered_name: z.optional(z.nullable(z.string())),
});
const bankAnswer = z.object({
  account_status: z.string(),
  name_match_result: z.optional(z.nullable(z.string())),
});

/** A name that differs in spelling or order is the same person; a poor match is another person's account. */
const sameName: ReadonlySet<string> = new Set([
  'DIRECT_MATCH',
  'GOOD_PARTIAL_MATCH',
  'MODERATE_PARTIAL_MATCH',
]);
/** The bank could not answer: asked again later. */
const undecided: ReadonlySet<string> = new Set(['RECEIVED', 'IN_PROCESS', 'PROCESSING', 'APPROVAL_PENDING']);

/** Throws where it gives no usable answer; the error names neither the number nor the key. */
function asker({ origin, clientId, clientSecret, timeoutMs: limit = timeoutMs }: CashfreeAccount) {
  return async <S extends z.core.$ZodType>(path: string, body: object, shape: S): Promise<z.output<S>> => {
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-client-id': clientId,
        'x-client-secret': clientSecret,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The KYC provider answered ${response.status}.`);
    }
    const parsed = z.safeParse(shape, await response.json());
    if (!parsed.success) throw new Error('The KYC provider answered in another shape.');
    return parsed.data;
  };
}

const answered = (valid: boolean, name: string | null | undefined): KycAnswer => ({
  valid,
  name: name ?? null,
  checkedBy: 'provider',
});

export function cashfreeKyc(account: CashfreeAccount): Kyc {
  const ask = asker(account);
  return {
    kind: 'cashfree',
    namesAccounts: true,
    gst: async (GSTIN) => {
      const found = await ask('/verification/gstin', { GSTIN }, gstAnswer);
      const active = (found.gst_in_status ?? 'Active').toLowerCase() === 'active';
      return answered(found.valid && active, found.legal_name_of_business);
    },
    pan: async (pan) => {
      const found = await ask('/verification/pan', { pan }, panAnswer);
      return answered(found.valid, found.registered_name);
    },
    bank: async ({ accountNumber, ifsc, holderName }) => {
      const { account_status: status, name_match_result: match } = await ask(
        '/verification/bank-account/sync',
        { bank_account: accountNumber, ifsc, name: holderName },
        bankAnswer,
      );
      if (undecided.has(status)) throw new Error('The bank has not answered the KYC provider yet.');
      return status === 'VALID' && sameName.has(match ?? '') ? 'verified' : 'failed';
    },
  };
}
