import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { keptItem, type KeptItem, privacy, purposes } from './privacy.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { privacyErrors } from './privacy.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What a person sees before erasing the account: what the law makes us keep. See docs/confirmations.md.

export const confirmsErasure = confirmation('erasure', { kept: 'list' });

export const seenOfErasure = (kept: readonly Pick<KeptItem, 'what'>[]): Seen<typeof confirmsErasure> => ({
  kept: kept.map(({ what }) => what),
});

const tag = 'Privacy';
const authz = { who: 'signed-in', scope: 'own data only' } as const;
/** A person who is shut out may still decide over their own data, and export it. */
const openWhile = anyAccessLevel;

export const getPrivacy = endpoint('GET /user/privacy', {
  summary: 'Own consents, the copy of the own data, what leaving would mean, and the grievance officer',
  tag,
  authz,
  openWhile,
  response: privacy,
});

export const setConsent = endpoint('PATCH /user/consent', {
  summary: 'Give or withdraw the consent to one purpose; each is logged with its time and notice',
  tag,
  authz,
  unconfirmed: 'own-text',
  openWhile,
  body: z.object({
    purpose: z.enum(purposes, 'Choose analytics or offers.'),
    given: z.boolean('Choose true or false.'),
  }),
  response: privacy,
});

export const requestDataExport = endpoint('POST /user/dataExport', {
  summary: 'Request a copy of all own data; a second request within a day answers the same copy',
  tag,
  authz,
  unconfirmed: 'nothing-to-agree',
  openWhile,
  idempotency: 'required',
  response: privacy,
});

export const eraseAccount = endpoint('POST /user/erase', {
  summary: 'Erase the own account for good; what the law makes us keep is listed in the answer',
  tag,
  authz,
  stepUp: true,
  confirms: confirmsErasure,
  body: z.object({
    understood: z.literal(true, 'Confirm that this can’t be undone.'),
    seen: confirmsErasure.schema,
  }),
  response: z.object({ erased: z.literal(true), kept: z.array(keptItem) }),
  errors: [privacyErrors.erasure_blocked, kernelErrors.confirmation_differs],
});

export const privacyPreviews: readonly PreviewFirst[] = [
  previewFirst(eraseAccount, async (look) => seenOfErasure((await look(getPrivacy, {})).erasure.kept)),
];
