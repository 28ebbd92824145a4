/** A document passed on by a link: specification section 7, drive/shareableLink. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { id, instant, whole } from '../../kernel/schema.ts';
import { documentErrors } from './document.noun.ts';

const tag = 'Documents';
const authz = { who: 'signed-in', scope: 'own documents only' } as const;
const documentId = z.uuid('This is not a known id.');
const shareId = id('Link');

export const shareDays = { usual: 7, most: 90 } as const;
/** Open links of one document. */
export const mostShares = 20;

export const documentShare = z.object({
  shareId,
  state: z.enum(['open', 'expired', 'revoked']),
  hasPassword: z.boolean(),
  createdAt: instant(),
  expiresAt: instant(),
  opened: z.int().check(z.describe('How often the document was opened by it.')),
  lastOpenedAt: z.nullable(instant()),
  url: z.nullable(z.string()).check(z.describe('To pass on; null: it opens no more.')),
});
export type DocumentShare = z.output<typeof documentShare>;
export type DocumentShareAnswer = z.input<typeof documentShare>;

export const documentShareBody = z.object({
  documentId,
  days: z._default(whole(1, shareDays.most, 'After so many days it ends.'), shareDays.usual),
  password: z.optional(
    z
      .string('Enter a password.')
      .check(
        z.minLength(6, 'Use at least 6 characters.'),
        z.maxLength(72, 'Use at most 72 characters.'),
        z.describe('Asked of everyone who opens the link.'),
      ),
  ),
});

export const shareDocument = endpoint('POST /drive/shareableLink', {
  summary: 'A link that opens one document without signing in, until it ends or is turned off',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: documentShareBody,
  response: documentShare,
  errors: [documentErrors.document_not_found, documentErrors.document_shares_full],
  perMinute: 20,
});

export const listDocumentShares = endpoint('GET /drive/shareableLink', {
  summary: 'The links to a document of one’s own, the newest first',
  tag,
  authz,
  query: z.object({ ...pageQuery, documentId }),
  response: pageOf(documentShare),
  errors: [documentErrors.document_not_found],
});

export const unshareDocument = endpoint('DELETE /drive/shareableLink', {
  summary: 'Turn off a link at once',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: z.object({ shareId }),
  response: z.object({ revoked: z.literal(true) }),
  errors: [documentErrors.document_share_not_found],
});
