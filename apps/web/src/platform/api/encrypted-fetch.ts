import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { answerBinding, payloadHeader, requestBinding, stampText } from '@nukkad/contract/kernel/payload';
import {
  decryptAnswer,
  openPayloadSession,
  randomNonce,
  encryptBody,
  type PayloadSession,
} from './payload-encryption.ts';

/** One a page: its keys are made when it first speaks, and gone when it is. */
let talk: Promise<PayloadSession> | null = null;
/** What this device's clock lacks to the server's, in milliseconds. */
let behindMs = 0;

const talkWith = (serverKey: string) => (talk ??= openPayloadSession(serverKey));

/** The key of the settings as they are now: the page may be older than the key. */
async function newTalk(): Promise<PayloadSession> {
  const answer = await fetch('/api/home/aapSettings', { credentials: 'include' });
  const { payloadKey } = (await answer.json()) as { payloadKey: string | null };
  if (payloadKey === null) throw new Error('The server takes no encrypted bodies any more.');
  talk = openPayloadSession(payloadKey);
  return talk;
}

interface Sent {
  readonly answer: Response;
  readonly binding: (status: number) => string;
}

/** A query with formData, a form and an empty body stay as they are (specification section 7). */
const isSealed = (url: URL, body: RequestInit['body']): body is string =>
  typeof body === 'string' && body !== '' && !url.searchParams.has('formData');

async function send(partner: PayloadSession, url: URL, init: RequestInit): Promise<Sent> {
  const method = init.method ?? 'GET';
  const address = url.pathname + url.search;
  const nonce = randomNonce();
  const stamp = stampText({
    keyId: partner.keyId,
    sentAt: Date.now() + behindMs,
    nonce,
    clientKey: partner.clientKey,
  });
  const headers = new Headers(init.headers);
  headers.set(payloadHeader, stamp);
  const { body } = init;
  const authorization = headers.get('authorization') ?? '';
  const binding = requestBinding({ method, address, authorization, stamp });
  const sealed = isSealed(url, body)
    ? JSON.stringify({ payload: await encryptBody(partner, nonce, binding, body) })
    : body;
  const answer = await fetch(url, { ...init, headers, body: sealed ?? null });
  return { answer, binding: (status) => answerBinding(method, address, stamp, status) };
}

/** The server's answer, decrypted. An unencrypted answer is accepted only where it is an error. */
async function opened(partner: PayloadSession, { answer, binding }: Sent): Promise<Response> {
  const { status, headers } = answer;
  if (headers.get(payloadHeader) === null) {
    if (answer.ok && headers.get('content-type')?.includes('json') && status !== 204)
      throw new Error('An answer came in the clear.');
    return answer;
  }
  const { payload } = (await answer.json()) as { payload: string };
  return new Response(await decryptAnswer(partner, binding(status), payload), { status, headers });
}

/** Both refusals come before anything was done, so that the same call may be made once more. */
async function recovered(
  code: string,
  answer: Response,
  partner: PayloadSession,
): Promise<PayloadSession | null> {
  if (code === kernelErrors.payload_key_unknown.code) return newTalk();
  const serverTime = Date.parse(answer.headers.get('date') ?? '');
  if (code !== kernelErrors.payload_stale.code || Number.isNaN(serverTime)) return null;
  behindMs = serverTime - Date.now();
  return partner;
}

/** fetch() with its body and its answer encrypted between this page and the server. */
export async function encryptedFetch(
  serverKey: string,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const url = new URL(address, location.origin);
  const partner = await talkWith(serverKey);
  const answer = await opened(partner, await send(partner, url, init));
  if (answer.status !== 412) return answer;
  const { code = '' } = (await answer.clone().json()) as { code?: string };
  const other = await recovered(code, answer, partner);
  return other ? opened(other, await send(other, url, init)) : answer;
}
