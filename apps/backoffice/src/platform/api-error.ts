import { t } from './words.ts';
import { ApiError } from '@nukkad/contract/kernel/client';
import type { Difference } from '@nukkad/contract/kernel/confirmation';

/** What the server found to be different from what was confirmed; empty: it refused for another reason, or not. */
export const differencesIn = (error: unknown): readonly Difference[] =>
  error instanceof ApiError ? error.differences : [];

/** A refusal of a body or a query names its fields; each has its own sentence. */
const saidOfFields = ({ fields }: ApiError): string =>
  [...new Set(Object.values(fields))].map((said) => t(`sentence.${said}`, said)).join(' ');

/** The sentence of a refusal in the reader's language, by its code. */
export const refusalWords = (code: string, english: string): string => t(`refusal.${code}`, english);

/** A refusal in the reader's language, by its code. What has moved on says where it is now. */
function saidBy(error: ApiError): string {
  const { code, message, present } = error;
  const ofFields = saidOfFields(error);
  if (code === 'invalid_request' && ofFields !== '') return ofFields;
  const said = code ? refusalWords(code, message) : message;
  return present && code.endsWith('_moved_on')
    ? `${said} ${t('error.now', 'It is now {{status}}.', { status: present })}`
    : said;
}

export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError
    ? saidBy(error)
    : t('platform.somethingWentWrongTryAgain', 'Something went wrong. Try again.');
