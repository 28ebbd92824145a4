/** Things passed on by a link: specification section 7, drive/shareableLink. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { share, shareBody, shareChangeBody, shareId, shareOpening, shareSubject } from './share.model.ts';
import { shareErrors as e } from './share.noun.ts';

const tag = 'Documents';
const authz = { who: 'signed-in', scope: 'what the caller may share' } as const;

export const makeShare = endpoint('POST /drive/shareableLink', {
  summary: 'A link that opens one thing without signing in, until it ends or is turned off',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: shareBody,
  response: share,
  errors: [e.share_subject_not_found, e.share_not_ready, e.shares_full, e.share_not_viewable],
  perMinute: 20,
});

export const listShares = endpoint('GET /drive/shareableLink', {
  summary: 'The links to one thing that the caller, or for a business its team, has given; the newest first',
  tag,
  authz,
  query: z.object({ ...pageQuery, subject: shareSubject, subjectId: z.uuid('This is not a known id.') }),
  response: pageOf(share),
  errors: [e.share_subject_not_found],
});

export const changeShare = endpoint('PATCH /drive/shareableLink', {
  summary: 'Another end, password or limit of a link; what is left out stays',
  tag,
  authz,
  unconfirmed: 'own-text',
  body: shareChangeBody,
  response: share,
  errors: [e.share_not_found, e.share_revoked, e.share_not_viewable],
  perMinute: 20,
});

export const revokeShare = endpoint('DELETE /drive/shareableLink', {
  summary: 'Turn off a link at once',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: z.object({ shareId }),
  response: share,
  errors: [e.share_not_found],
});

export const listShareOpenings = endpoint('GET /drive/shareableLink/openings', {
  summary: 'When a link was opened, the latest first; the last 200 are kept',
  tag,
  authz,
  query: z.object({ ...pageQuery, shareId }),
  response: pageOf(shareOpening),
  errors: [e.share_not_found],
});
