import * as z from 'zod/mini';
import { type PayoutNews, readPayout, readPayoutEvent } from './payout-event.ts';
import {
  type PayoutAccount,
  type PayoutGateway,
  ProviderRefused,
  ProviderUnavailable,
  type WantedPayout,
} from './payout-gateway.ts';
import { isSignedBy } from './webhook-signature.ts';

export interface RazorpayxAccount {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** The account at RazorpayX that payouts leave. */
  readonly accountNumber: string;
  /** Another address than https://api.razorpay.com, for tests. */
  readonly apiOrigin?: string | undefined;
  readonly timeoutMs?: number;
}

const withId = z.object({ id: z.string() });
const refusal = z.object({
  error: z.object({
    description: z.nullish(z.string()),
    code: z.nullish(z.string()),
    reason: z.nullish(z.string()),
  }),
});

/** Says nothing of the payout: our key is not accepted, too slow, the same key is being worked on, too many calls. */
const unavailable: ReadonlySet<number> = new Set([401, 403, 408, 409, 429]);

/** Calls its API with key and secret; `idempotency` is the header that makes a payout once. */
function callerOf(account: RazorpayxAccount) {
  const origin = account.apiOrigin ?? 'https://api.razorpay.com';
  const basic = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
  return async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    idempotency?: string,
  ): Promise<unknown> => {
    let answer: Response;
    try {
      answer = await fetch(`${origin}/v1/${path}`, {
        method,
        signal: AbortSignal.timeout(account.timeoutMs ?? 10_000),
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/json',
          ...(idempotency && { 'X-Payout-Idempotency': idempotency }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.ok) return await answer.json();
    } catch (error) {
      throw new ProviderUnavailable(error);
    }
    const { status } = answer;
    if (status >= 500 || unavailable.has(status)) throw new ProviderUnavailable(status);
    const said = z.safeParse(refusal, await answer.json().catch(() => null));
    const { description, code, reason } = said.success ? said.data.error : {};
    throw new ProviderRefused(description ?? code ?? `refused with ${status}`, reason ?? null);
  };
}

function idOf(json: unknown): string {
  const parsed = z.safeParse(withId, json);
  if (!parsed.success) throw new ProviderUnavailable('an answer without an id');
  return parsed.data.id;
}

function newsOf(json: unknown): PayoutNews {
  const news = readPayout(json);
  if (!news) throw new ProviderUnavailable('an answer that is no payout');
  return news;
}

type Ask = ReturnType<typeof callerOf>;

/** A contact and its fund account; told again, RazorpayX answers with those that it has. */
/** RazorpayX takes Latin letters, digits and a few signs, 3 to 50 of them; the bank goes by the number. */
function writtenName(holderName: string, owner: PayoutAccount['owner']): string {
  let name = holderName
    .normalize('NFKD')
    .replaceAll('&', 'and')
    .replaceAll(/[^A-Za-z0-9 \-_/().]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 50);
  while (/[^A-Za-z0-9.]$/.test(name)) name = name.slice(0, -1);
  return name.length >= 3 ? name : owner;
}

async function registerOnce(ask: Ask, { ownerId, owner, holderName, target }: PayoutAccount) {
  const name = writtenName(holderName, owner);
  const contact = idOf(await ask('POST', 'contacts', { name, type: owner, reference_id: ownerId }));
  const account =
    target.kind === 'bank'
      ? {
          account_type: 'bank_account',
          bank_account: { name, ifsc: target.ifsc, account_number: target.accountNumber },
        }
      : { account_type: 'vpa', vpa: { address: target.upiId } };
  return idOf(await ask('POST', 'fund_accounts', { contact_id: contact, ...account }));
}

const listed = z.object({ items: z.array(z.unknown()) });

async function findByReference(
  ask: Ask,
  accountNumber: string,
  payoutId: string,
): Promise<PayoutNews | null> {
  const query = new URLSearchParams({ account_number: accountNumber, reference_id: payoutId });
  const parsed = z.safeParse(listed, await ask('GET', `payouts?${query.toString()}`));
  if (!parsed.success) throw new ProviderUnavailable('an answer that is no list of payouts');
  return parsed.data.items.map(readPayout).find((one) => one?.referenceId === payoutId) ?? null;
}

const narrations = { refund: 'Refund', payout: 'Payout', salary: 'Salary' } as const;

/** IMPS takes up to five lakh rupees. */
const mostByImps = 50_000_000;

function modeOf({ kind, amountPaise }: WantedPayout): 'UPI' | 'IMPS' | 'NEFT' {
  if (kind === 'upi') return 'UPI';
  return amountPaise > mostByImps ? 'NEFT' : 'IMPS';
}

/** RazorpayX: contacts, fund accounts and payouts. */
export function openRazorpayx(account: RazorpayxAccount): PayoutGateway {
  const ask = callerOf(account);
  return {
    provider: 'razorpayx',
    register: async (bank) => ({ fundAccountId: await registerOnce(ask, bank) }),
    send: async (payout) => {
      const { payoutId, fundAccountId, amountPaise, purpose } = payout;
      const wanted = {
        account_number: account.accountNumber,
        fund_account_id: fundAccountId,
        amount: amountPaise,
        currency: 'INR',
        mode: modeOf(payout),
        purpose,
        queue_if_low_balance: true,
        reference_id: payoutId,
        narration: narrations[purpose],
      };
      try {
        return newsOf(await ask('POST', 'payouts', wanted, payoutId));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // An earlier call may have made it, and only its answer was lost.
        const made = await findByReference(ask, account.accountNumber, payoutId);
        if (made) return made;
        throw error;
      }
    },
    fetch: async (providerPayoutId) => {
      try {
        return newsOf(await ask('GET', `payouts/${encodeURIComponent(providerPayoutId)}`));
      } catch (error) {
        if (error instanceof ProviderRefused) return null;
        throw error;
      }
    },
    verifyWebhook: (body, signature) =>
      isSignedBy(account.webhookSecret, body, signature) ? readPayoutEvent(body) : null,
  };
}
