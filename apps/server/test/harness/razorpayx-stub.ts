import { createHmac, randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one call: before it had its effect, or after. */
export type Fault = 'busy' | 'broken' | 'cut' | 'done_then_cut' | 'done_then_slow';

export interface StubPayout {
  readonly id: string;
  readonly fund_account_id: string;
  readonly amount: number;
  readonly reference_id: string;
  status: string;
  utr: string | null;
  status_details: { description: string } | null;
  readonly mode: string;
}

type Body = Record<string, unknown>;
type Answer = readonly [status: number, body: unknown];

const refused = (description: string, status = 400): Answer => [
  status,
  {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', reason: 'input_validation_failed' },
  },
];
const isName = (value: unknown) => typeof value === 'string' && /^[A-Za-z0-9 ’\-_/().]{3,50}$/.test(value);
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** RazorpayX as its documentation says, as far as we use it: what it refuses, what it does once, what it signs. */
export async function razorpayxStub() {
  const account = {
    keyId: 'rzp_key',
    keySecret: 'secret',
    webhookSecret: 'hook',
    accountNumber: '7878780080316316',
  };
  const contacts = new Map<string, string>();
  const accounts = new Map<string, { readonly id: string; readonly type: string }>();
  const payouts = new Map<string, StubPayout>();
  const answered = new Map<string, { readonly body: string; readonly answer: Answer }>();
  /** By call, in their order: `POST payouts`. */
  const faults = new Map<string, Fault[]>();
  const asked: string[] = [];

  /** The same details are answered with what there is. */
  function contact(body: Body): Answer {
    if (!isName(body['name'])) return refused('The name field is invalid.');
    if (!['vendor', 'customer', 'employee', 'self'].includes(asText(body['type'])))
      return refused('Invalid type');
    const key = JSON.stringify([body['name'], body['type'], body['reference_id']]);
    const id = contacts.get(key) ?? `cont_${contacts.size + 1}`;
    contacts.set(key, id);
    return [contacts.has(key) ? 200 : 201, { id, entity: 'contact', ...body }];
  }

  function fundAccount(body: Body): Answer {
    if (![...contacts.values()].includes(asText(body['contact_id'])))
      return refused('The contact is unknown.');
    const type = asText(body['account_type']);
    const bank = (body['bank_account'] ?? {}) as Body;
    const vpa = (body['vpa'] ?? {}) as Body;
    if (type === 'bank_account') {
      if (!isName(bank['name'])) return refused('The name field is invalid.');
      if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(asText(bank['ifsc']))) return refused('Invalid IFSC Code');
      if (!/^[A-Za-z0-9]{5,35}$/.test(asText(bank['account_number'])))
        return refused('Invalid account number');
    } else if (type !== 'vpa' || !asText(vpa['address']).includes('@')) return refused('Invalid VPA.');
    const key = JSON.stringify([body['contact_id'], type, bank, vpa]);
    const made = accounts.get(key) ?? { id: `fa_${accounts.size + 1}`, type };
    accounts.set(key, made);
    return [200, { id: made.id, entity: 'fund_account', ...body }];
  }

  function payout(body: Body, key: string): Answer {
    if (!/^[A-Za-z0-9_ -]{4,36}$/.test(key)) return refused('Idempotency key is missing.');
    const sent = JSON.stringify(body);
    const earlier = answered.get(key);
    if (earlier && earlier.body !== sent)
      return refused('Different request body sent for the same Idempotency Header');
    if (earlier) return earlier.answer;
    const of = [...accounts.values()].find(({ id }) => id === body['fund_account_id']);
    if (body['account_number'] !== account.accountNumber || !of)
      return refused('The id provided does not exist');
    const modes = of.type === 'vpa' ? ['UPI'] : ['NEFT', 'RTGS', 'IMPS'];
    if (!modes.includes(asText(body['mode']))) return refused('Invalid mode for this fund account.');
    if (!['payout', 'refund'].includes(asText(body['purpose']))) return refused('Invalid purpose');
    if (asText(body['reference_id']).length > 40 || asText(body['narration']).length > 30)
      return refused('The reference id or narration is too long.');
    const made: StubPayout = {
      id: `pout_${payouts.size + 1}`,
      fund_account_id: of.id,
      amount: Number(body['amount']),
      reference_id: asText(body['reference_id']),
      mode: asText(body['mode']),
      status: 'queued',
      utr: null,
      status_details: null,
    };
    payouts.set(made.id, made);
    const answer = [200, { entity: 'payout', currency: 'INR', ...made }] as const;
    answered.set(key, { body: sent, answer });
    return answer;
  }

  function route(request: IncomingMessage, path: URL, text: string): Answer {
    const basic = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${basic}`) return refused('Authentication failed', 401);
    const body = text ? (JSON.parse(text) as Body) : {};
    const call = `${request.method} ${path.pathname}`;
    if (call === 'POST /v1/contacts') return contact(body);
    if (call === 'POST /v1/fund_accounts') return fundAccount(body);
    if (call === 'POST /v1/payouts') return payout(body, asText(request.headers['x-payout-idempotency']));
    if (call === 'GET /v1/payouts') {
      const reference = path.searchParams.get('reference_id');
      const items = [...payouts.values()].filter((one) => one.reference_id === reference);
      return [200, { entity: 'collection', count: items.length, items }];
    }
    const one = payouts.get(path.pathname.replace('/v1/payouts/', ''));
    return one ? [200, { entity: 'payout', ...one }] : refused('The id provided does not exist');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://stub');
    const name = `${request.method} ${path.pathname.split('/')[2]}`;
    asked.push(name);
    const text = await read(request);
    const fault = faults.get(name)?.shift();
    if (fault === 'cut') return void request.socket.destroy();
    const [status, body] =
      fault === 'busy'
        ? ([
            429,
            {
              error: { code: 'BAD_REQUEST_ERROR', description: 'Request failed. Please try after sometime.' },
            },
          ] as const)
        : fault === 'broken'
          ? ([502, 'bad gateway'] as const)
          : route(request, path, text);
    if (fault === 'done_then_cut') return void request.socket.destroy();
    // The caller has given up by then; the money moves all the same.
    if (fault === 'done_then_slow') await new Promise((resolve) => request.socket.once('close', resolve));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  /** An event as RazorpayX signs it: the payout as it is now, or as it was. */
  function event(name: string, one: StubPayout, at: Date) {
    const entity = { entity: 'payout', ...one, status: name.replace('payout.', '') };
    const body = Buffer.from(
      JSON.stringify({
        entity: 'event',
        account_id: 'acc_1',
        event: name,
        contains: ['payout'],
        payload: { payout: { entity } },
        created_at: Math.floor(at.getTime() / 1000),
      }),
    );
    const signature = createHmac('sha256', account.webhookSecret).update(body).digest('hex');
    return { body, signature, eventId: randomUUID().replaceAll('-', '').slice(0, 14) };
  }

  return {
    account: {
      ...account,
      apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      timeoutMs: 600,
    },
    payouts,
    contacts,
    accounts,
    faults,
    asked,
    event,
    of: (referenceId: string) => [...payouts.values()].filter((one) => one.reference_id === referenceId),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type RazorpayxStub = Awaited<ReturnType<typeof razorpayxStub>>;
