import { anyAccessLevel } from '../../kernel/access-level.ts';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import * as z from 'zod/mini';
import { type OwnTerms, ownTerms } from './terms.model.ts';

/** Which versions stood on the screen, as `terms 3`. */
export const confirmsTerms = confirmation('terms', { versions: 'list' });

export const seenOfTerms = ({ waiting }: Pick<OwnTerms, 'waiting'>): Seen<typeof confirmsTerms> => ({
  versions: waiting.map(({ page, number }) => `${page} ${number}`),
});

const tag = 'Privacy';
const authz = { who: 'signed-in', scope: 'own data only' } as const;

export const getTerms = endpoint('GET /user/terms', {
  summary: 'Versions of the legal pages that wait for an own agreement, and those that were agreed to',
  tag,
  authz,
  openWhile: anyAccessLevel,
  response: ownTerms,
});

export const agreeToTerms = endpoint('POST /user/terms', {
  summary: 'Agree to the versions that the screen showed; each is logged with its time and language',
  tag,
  authz,
  openWhile: anyAccessLevel,
  confirms: confirmsTerms,
  body: z.object({ seen: confirmsTerms.schema }),
  response: ownTerms,
  errors: [kernelErrors.confirmation_differs],
  touches: ['account'],
});

export const termsPreviews: readonly PreviewFirst[] = [
  previewFirst(agreeToTerms, async (look) => seenOfTerms(await look(getTerms, {}))),
];
