import { anyRole } from './session.model.ts';
import * as z from 'zod/mini';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { optionalText } from '../../kernel/schema.ts';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { accountErrors, deactivationErrors } from './account.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What a person sees before closing the account. See docs/confirmations.md.

export const confirmsDeactivation = confirmation('closing', { openBookings: 'count', roles: 'list' });

export const seenOfDeactivation = (shown: {
  readonly openBookings: number;
  readonly roles: readonly string[];
}): Seen<typeof confirmsDeactivation> => ({ openBookings: shown.openBookings, roles: [...shown.roles] });

const tag = 'Account';
const own = { who: 'signed-in', scope: 'own account only' } as const;

export const deactivation = z.object({
  request: z.nullable(
    z.object({
      status: z.literal('deactivation pending'),
      reason: z.string(),
      askedAt: z.string().check(z.describe('ISO time.')),
      takesEffectAt: z.string().check(z.describe('ISO time; until then it can be taken back.')),
    }),
  ),
  openBookings: z.int().check(z.describe('Must be 0 before one may leave.')),
  roles: z.array(anyRole).check(z.describe('What ends with the account.')),
});

export const deactivate = endpoint('POST /user/deactivate', {
  summary: 'Ask to close the own account; it waits some days and may be taken back until then',
  tag,
  authz: own,
  stepUp: true,
  confirms: confirmsDeactivation,
  body: z.object({
    reason: optionalText(400, 'Why, if one likes to say.'),
    seen: confirmsDeactivation.schema,
  }),
  response: deactivation,
  errors: [
    deactivationErrors.bookings_open,
    accountErrors.account_status_moved_on,
    kernelErrors.confirmation_differs,
  ],
});

export const getDeactivateRequest = endpoint('GET /user/getDeactivateRequest', {
  summary: 'Whether the own account is being closed, and from when',
  tag,
  authz: own,
  openWhile: anyAccessLevel,
  response: deactivation,
});

export const withdrawDeactivation = endpoint('POST /user/deactivate/withdraw', {
  summary: 'Withdraw the request to close the account, while it still waits',
  tag,
  authz: own,
  unconfirmed: 'nothing-to-agree',
  response: deactivation,
  errors: [deactivationErrors.deactivation_not_asked],
});

export const deactivationPreviews: readonly PreviewFirst[] = [
  previewFirst(deactivate, async (look) => seenOfDeactivation(await look(getDeactivateRequest, {}))),
];
