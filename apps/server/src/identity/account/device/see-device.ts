import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cityCodeOf, deviceOf } from './device.rules.ts';
import type { SeenDevice } from './device.store.ts';

/** A random number without personal data; it recognizes a browser. */
export const deviceCookie = 'device';
const yearSeconds = 31_536_000;

/** What a person signs in with; `key` is the value of its cookie, a new one where the browser has none. */
export interface SigningDevice extends SeenDevice {
  readonly key: string;
}

export function seeDevice({ cookies, headers }: FastifyRequest): SigningDevice {
  const kept = cookies[deviceCookie];
  const key = kept !== undefined && /^[\w-]{22}$/.test(kept) ? kept : randomBytes(16).toString('base64url');
  return {
    key,
    ...deviceOf(headers['user-agent']),
    cityCode: cityCodeOf(cookies['place']),
    deviceHash: createHash('sha256').update(key).digest(),
  };
}

/** Once its person has signed in: the browser is known by it for a year. */
export function keepDevice(reply: FastifyReply, { key }: SigningDevice, production: boolean): void {
  void reply.setCookie(deviceCookie, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: production,
    maxAge: yearSeconds,
  });
}
