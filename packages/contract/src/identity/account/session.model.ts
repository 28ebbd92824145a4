import * as z from 'zod/mini';
import { roles } from '../../kernel/roles.ts';

export const anyRole = z.enum(roles, 'This role is not known.');

/** What a browser says of the machine it runs on; no more is kept than these words. */
export const deviceKinds = [
  'android-phone',
  'android-tablet',
  'iphone',
  'ipad',
  'windows',
  'mac',
  'chromebook',
  'linux',
  'unknown',
] as const;
export type DeviceKind = (typeof deviceKinds)[number];

export const activeSession = z.object({
  id: z.uuid().check(z.describe('To end it with.')),
  device: z.enum(deviceKinds),
  browser: z.string().check(z.describe('e.g. Chrome; empty where it did not say.')),
  place: z
    .nullable(z.string())
    .check(z.describe('The city chosen on that device; never found by its network.')),
  role: z.nullable(anyRole),
  signedInAt: z.string().check(z.describe('ISO time.')),
  lastSeenAt: z.string().check(z.describe('ISO time, to the minute.')),
  isCurrent: z.boolean().check(z.describe('The one that asks.')),
});
export type ActiveSession = z.output<typeof activeSession>;

export const availableRole = z.object({
  role: anyRole,
  smeId: z.nullable(z.uuid()).check(z.describe('The organisation acted for; null for a buyer or jobseeker.')),
  companyName: z.nullable(z.string()),
  isCurrent: z.boolean(),
});
export type AvailableRole = z.output<typeof availableRole>;
