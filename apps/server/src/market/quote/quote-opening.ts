import { quotationFileErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LeadFiles, Opening } from '../rfq/index.ts';
import type { QuoteDependencies } from './quote.interface.ts';

/** Links to files are signed for who reads them. */
export const openingOf = (
  { platform: { config } }: QuoteDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
): Opening => ({ secret: config.secret, userId: viewer.userId, now });

interface Naming {
  readonly fileIds?: readonly string[] | undefined;
}

/** Those that a version names, in its order. */
export const namedFiles = ({ fileIds = [] }: Naming, files: LeadFiles) =>
  fileIds.flatMap((fileId) => files.get(fileId) ?? []);

/** Every file that is named was added for this lead. */
export function checkFiles({ fileIds = [] }: Naming, files: LeadFiles): void {
  if (!fileIds.every((fileId) => files.has(fileId))) refuse(quotationFileErrors.quotation_file_gone);
}

/** What is started from another lead's quote takes no files and visits of that one along. */
export function withoutOwn<Content extends Naming & Pick<QuoteContent, 'visits'>>(
  content: Content,
): Omit<Content, 'fileIds' | 'visits'> {
  const { fileIds: _files, visits: _visits, ...rest } = content;
  return rest;
}
