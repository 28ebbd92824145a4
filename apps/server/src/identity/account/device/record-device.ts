import { accountEvents } from '@nukkad/contract/identity/account/account.events';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { cityCodeOf, deviceOf } from './device.rules.ts';
import { rememberDevice, saveDeviceOfSession } from './device.store.ts';

/** A random number without personal data; it recognizes a browser. */
export const deviceCookie = 'device';
const yearSeconds = 31_536_000;

function deviceKey(reply: FastifyReply, production: boolean): string {
  const kept = reply.request.cookies[deviceCookie];
  const key = kept !== undefined && /^[\w-]{22}$/.test(kept) ? kept : randomBytes(16).toString('base64url');
  void reply.setCookie(deviceCookie, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: production,
    maxAge: yearSeconds,
  });
  return key;
}

/** Keeps with a new session where it is, and has its owner told when the browser is a new one. */
export async function recordDevice(
  platform: Platform,
  reply: FastifyReply,
  session: { readonly sessionId: string; readonly userId: string },
): Promise<void> {
  const { cookies, headers } = reply.request;
  const { sessionId, userId } = session;
  const key = deviceKey(reply, platform.config.production);
  const seen = {
    ...deviceOf(headers['user-agent']),
    cityCode: cityCodeOf(cookies['place']),
    deviceHash: createHash('sha256').update(key).digest(),
  };
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    await saveDeviceOfSession(tx, sessionId, seen);
    const standing = await rememberDevice(tx, userId, seen, now);
    if (standing === 'new') await publish(tx, now, accountEvents.newDevice, { userId, device: seen.device });
  });
}
