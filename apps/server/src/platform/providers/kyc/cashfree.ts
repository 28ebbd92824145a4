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

const refusal = z.object({ code: z.string() });

/** No usable answer. Its words name neither the number nor the key. */
class KycUnanswered extends Error {
  /** What the provider calls it. */
  readonly code: string | null;

  constructor(status: number, code: string | null) {
    super(`The KYC provider answered ${status}.`);
    this.code = code;
  }
}

/** What was asked is at fault, not the provider or our account there. */
const refuses: ReadonlySet<number> = new Set([400, 422]);

async function unanswered(response: Response): Promise<KycUnanswered> {
  if (!refuses.has(response.status)) {
    await response.body?.cancel();
    return new KycUnanswered(response.status, null);
  }
  const said = z.safeParse(refusal, await response.json().catch(() => null));
  return new KycUnanswered(response.status, said.success ? said.data.code : null);
}

/** The provider does not even ask the bank: `bank_account_value_invalid`, `ifsc_invalid`. */
const isOfAccount = (error: unknown): boolean =>
  error instanceof KycUnanswered && /^(bank_account|ifsc)_/.test(error.code ?? '');

/** Throws where it gives no usable answer. */
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
    if (!response.ok) throw await unanswered(response);
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
      const asked = { bank_account: accountNumber, ifsc, name: holderName };
      const answer = await ask('/verification/bank-account/sync', asked, bankAnswer).catch(
        (error: unknown) => {
          if (isOfAccount(error)) return null;
          throw error;
        },
      );
      // Asked again it would refuse again, and the check would wait for ever.
      if (!answer) return 'failed';
      const { account_status: status, name_match_result: match } = answer;
      if (undecided.has(status)) throw new Error('The bank has not answered the KYC provider yet.');
      return status === 'VALID' && sameName.has(match ?? '') ? 'verified' : 'failed';
    },
  };
}
