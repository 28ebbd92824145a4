import type { QuotationFile } from '@nukkad/contract/market/rfq/quotation-file.model';
import { signLink } from '../../../platform/storage/links.ts';
import type { QuotationFileRow } from './quotation-file.store.ts';

/** For whom a link is signed, and when. */
export interface Opening {
  readonly secret: string;
  readonly userId: string;
  readonly now: Date;
}

export const presentFile = (
  { fileId, fileName, mediaType, bytes, storageKey }: QuotationFileRow,
  { secret, userId, now }: Opening,
): QuotationFile => ({ fileId, fileName, mediaType, bytes, url: signLink(secret, storageKey, userId, now) });
