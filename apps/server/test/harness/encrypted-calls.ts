import { endpoint } from '@nukkad/contract/kernel/endpoint';
import { answerBinding, payloadHeader, requestBinding, stampText } from '@nukkad/contract/kernel/payload';
import * as z from 'zod/mini';
import {
  decryptAnswer,
  openPayloadSession,
  randomNonce,
  encryptBody,
  type PayloadSession,
} from '../../../web/src/platform/api/payload-encryption.ts';
import { csrfToken } from '../../src/platform/http/csrf.ts';
import { payloadPublicKey } from '../../src/platform/http/payload/payload-keys.ts';
import { openRoute } from '../../src/platform/http/route.ts';
import { type Mounted, mounted } from './mounted.ts';

export const appKey = 'an app key of the tests alone, 0123456789';
const note = z.object({ text: z.string('Enter some text.'), padding: z.optional(z.string()) });
export const calls = {
  add: endpoint('POST /notes', {
    summary: 'Adds',
    tag: 'Test',
    authz: { who: 'anyone' },
    body: note,
    response: note,
    status: 201,
  }),
  change: endpoint('PATCH /notes', {
    summary: 'Changes',
    tag: 'Test',
    authz: { who: 'anyone' },
    body: note,
    response: note,
  }),
  other: endpoint('POST /other/{id}', {
    summary: 'Another',
    tag: 'Test',
    authz: { who: 'anyone' },
    params: z.object({ id: z.string() }),
    body: note,
    response: note,
  }),
  read: endpoint('GET /notes', {
    summary: 'Reads',
    tag: 'Test',
    authz: { who: 'anyone' },
    query: z.object({ size: z.optional(z.string()) }),
    response: note,
  }),
  page: endpoint('GET /page', {
    summary: 'A file',
    tag: 'Test',
    authz: { who: 'anyone' },
    produces: 'application/pdf',
  }),
  webhook: endpoint('POST /hook', {
    summary: 'Signed by a provider',
    tag: 'Test',
    authz: { who: 'anyone' },
    csrf: false,
    body: note,
    response: note,
  }),
};

export interface Envelope {
  readonly method: string;
  readonly address: string;
  readonly stamp: string;
  readonly payload: string;
}

interface How {
  readonly method?: string;
  readonly address?: string;
  /** Of the page that seals; none is sent unless `deliver` is told to. */
  readonly authorization?: string;
  /** Milliseconds since 1970. */
  readonly at?: number;
  readonly by?: PayloadSession;
}

export interface EncryptedCalls {
  readonly app: Mounted;
  /** A page with keys of its own, as the browser makes them. */
  readonly talk: PayloadSession;
  /** Bodies that a handler was handed. */
  readonly processed: unknown[];
  sealed(body: unknown, how?: How): Promise<Envelope>;
  send(
    method: string,
    address: string,
    stamp: string | null,
    body?: string,
    authorization?: string,
  ): Promise<Response>;
  deliver(envelope: Envelope, authorization?: string): Promise<Response>;
  answerText(answer: Response, request: Omit<Envelope, 'payload'>): Promise<string>;
  close(): Promise<void>;
}

/** A few calls behind encrypted payloads, and the browser's own code to speak with them. */
export async function encryptedCalls(): Promise<EncryptedCalls> {
  const processed: unknown[] = [];
  const take = async ({ input }: { input: { body: z.output<typeof note> } }) => {
    processed.push(input.body);
    return input.body;
  };
  const routes = [
    openRoute(calls.add, take),
    openRoute(calls.change, take),
    openRoute(calls.other, take),
    openRoute(calls.webhook, take),
    openRoute(calls.read, async ({ input }) => ({
      text: 'नमस्ते',
      padding: 'a'.repeat(Number(input.query.size ?? 0)),
    })),
    openRoute(calls.page, async () => Buffer.from('%PDF')),
  ];
  const app = await mounted(() => [{ name: 'notes', routes }], { variables: { APP_KEY: appKey } });
  const talk = await openPayloadSession(payloadPublicKey(appKey) ?? '');
  const send: EncryptedCalls['send'] = (method, address, stamp, body, authorization) => {
    const token = csrfToken(app.platform.config.secret, null);
    return fetch(new URL(address, app.url), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(authorization === undefined ? {} : { authorization }),
        ...(stamp === null ? {} : { [payloadHeader]: stamp }),
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
      },
      ...(body === undefined ? {} : { body }),
    });
  };
  return {
    app,
    talk,
    processed,
    send,
    sealed: async (
      body,
      { method = 'POST', address = '/api/notes', authorization = '', at, by = talk } = {},
    ) => {
      const nonce = randomNonce();
      const sentAt = at ?? app.clock.now().getTime();
      const stamp = stampText({ keyId: by.keyId, sentAt, nonce, clientKey: by.clientKey });
      const binding = requestBinding({ method, address, authorization, stamp });
      return { method, address, stamp, payload: await encryptBody(by, nonce, binding, JSON.stringify(body)) };
    },
    deliver: ({ method, address, stamp, payload }, authorization) =>
      send(method, address, stamp, JSON.stringify({ payload }), authorization),
    answerText: async (answer, { method, address, stamp }) => {
      const { payload } = (await answer.json()) as { payload: string };
      return decryptAnswer(talk, answerBinding(method, address, stamp, answer.status), payload);
    },
    close: () => app.close(),
  };
}
