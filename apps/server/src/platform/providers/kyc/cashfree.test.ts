import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cashfreeKyc } from './cashfree.ts';
import type { Kyc } from './kyc.ts';

interface Heard {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const heard: Heard[] = [];
let reply: { status: number; body: string } = { status: 200, body: '{}' };
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  request.on('end', () => {
    heard.push({ path: request.url, headers: request.headers, body: JSON.parse(text) });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
});
let kyc: Kyc;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  kyc = cashfreeKyc({ origin: `http://127.0.0.1:${port}`, clientId: 'the-id', clientSecret: 'the-secret' });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  heard.length = 0;
});

const answers = (body: object, status = 200) => {
  reply = { status, body: JSON.stringify(body) };
};

test('asks for a GST number with its keys and reads the legal name', async () => {
  answers({ valid: true, legal_name_of_business: 'Nandini Home Services', gst_in_status: 'Active' });
  expect(await kyc.gst('27AAPFU0939F1ZV')).toEqual({
    valid: true,
    name: 'Nandini Home Services',
    checkedBy: 'provider',
  });
  expect(heard[0]).toMatchObject({
    path: '/verification/gstin',
    body: { GSTIN: '27AAPFU0939F1ZV' },
    headers: { 'x-client-id': 'the-id', 'x-client-secret': 'the-secret' },
  });
  answers({ valid: true, legal_name_of_business: 'Nandini', gst_in_status: 'Cancelled' });
  expect((await kyc.gst('27AAPFU0939F1ZV')).valid).toBe(false);
});

test('a PAN that does not exist is an answer, not a failure', async () => {
  answers({ valid: false, message: 'Invalid PAN' });
  expect(await kyc.pan('AAPFU0939F')).toEqual({ valid: false, name: null, checkedBy: 'provider' });
});

const question = {
  holderName: 'Asha Rao',
  accountNumber: '026291800001191',
  ifsc: 'YESB0000262',
  mobileNumber: '9000000001',
  code: '1234',
};

test('an account is verified only if it lives and the name on it fits', async () => {
  answers({ account_status: 'VALID', name_match_result: 'GOOD_PARTIAL_MATCH' });
  expect(await kyc.bank(question)).toBe('verified');
  expect(JSON.stringify(heard[0]?.body)).not.toContain('1234"');
  answers({ account_status: 'VALID', name_match_result: 'NO_MATCH' });
  expect(await kyc.bank(question)).toBe('failed');
  answers({ account_status: 'INVALID' });
  expect(await kyc.bank(question)).toBe('failed');
  answers({ account_status: 'IN_PROCESS' });
  await expect(kyc.bank(question)).rejects.toThrow('has not answered');
});

test('an account that the provider refuses to ask of has failed its check; a refusal of anything else is asked again', async () => {
  for (const code of ['bank_account_value_invalid', 'ifsc_invalid']) {
    answers({ type: 'validation_error', code, message: 'Enter a valid value.' }, 400);
    expect(await kyc.bank(question)).toBe('failed');
  }
  answers({ type: 'validation_error', code: 'insufficient_balance', message: 'Add money.' }, 422);
  await expect(kyc.bank(question)).rejects.toThrow('The KYC provider answered 422.');
  answers({ code: 'bank_account_value_invalid' }, 503);
  await expect(kyc.bank(question)).rejects.toThrow('The KYC provider answered 503.');
});

test('trouble is an error that names neither the number nor the key', async () => {
  answers({ message: 'the-secret AAPFU0939F' }, 503);
  await expect(kyc.pan('AAPFU0939F')).rejects.toThrow(/^The KYC provider answered 503\.$/);
  answers({ other: true });
  await expect(kyc.pan('AAPFU0939F')).rejects.toThrow(/^The KYC provider answered in another shape\.$/);
});
