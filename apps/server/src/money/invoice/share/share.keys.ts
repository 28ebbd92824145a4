import { shareKeys } from '../../../platform/storage/share-keys.ts';

/** Links to invoices. */
export const { codeOfShare, shareOfCode, signFile, fileFits } = shareKeys('invoice share');
