import type { Translate } from '../i18n/i18n.ts';

/** A sentence of the contract in the reader's language; the bundles hold them under the English. */
export function sentence(t: Translate, english: string): string {
  return t(`sentence.${english}`, english);
}
