import * as z from 'zod/mini';
import { type PayoutNews, readPayout, readPayoutEvent } from './payout-event.ts';
import {
  type PayoutAccount,
  type PayoutGateway,
  ProviderRefused,
  ProviderUnavailable,
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
  error: z.object({ description: z.nullish(z.string()), code: z.nullish(z.string()) }),
});

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
    // 409: the same key is being worked on at this moment.
    if (status >= 500 || status === 429 || status === 408 || status === 409)
      throw new ProviderUnavailable(status);
    const said = z.safeParse(refusal, await answer.json().catch(() => null));
    const { description, code } = said.success ? said.data.error : {};
    throw new ProviderRefused(description ?? code ?? `refused with ${status}`);
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
async function registerOnce(ask: Ask, { organisationId, holderName, ifsc, accountNumber }: PayoutAccount) {
  const contact = idOf(
    await ask('POST', 'contacts', { name: holderName, type: 'vendor', reference_id: organisationId }),
  );
  const bank = { name: holderName, ifsc, account_number: accountNumber };
  return idOf(
    await ask('POST', 'fund_accounts', {
      contact_id: contact,
      account_type: 'bank_account',
      bank_account: bank,
    }),
  );
}

/** IMPS takes up to five lakh rupees. */
const mostByImps = 50_000_000;

/** RazorpayX: contacts, fund accounts and payouts. */
export function openRazorpayx(account: RazorpayxAccount): PayoutGateway {
  const ask = callerOf(account);
  return {
    provider: 'razorpayx',
    register: async (bank) => ({ fundAccountId: await registerOnce(ask, bank) }),
    send: async ({ payoutId, fundAccountId, amountPaise }) => {
      const wanted = {
        account_number: account.accountNumber,
        fund_account_id: fundAccountId,
        amount: amountPaise,
        currency: 'INR',
        mode: amountPaise > mostByImps ? 'NEFT' : 'IMPS',
        purpose: 'payout',
        queue_if_low_balance: true,
        reference_id: payoutId,
        narration: 'Payout',
      };
      return newsOf(await ask('POST', 'payouts', wanted, payoutId));
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
