import { say } from '../i18n/present-words.ts';
import { catalogued } from './show-error.ts';

const fixed = (status: number): string | null => {
  if (status === 401) return say('error.401', 'Session Expired');
  if (status === 412) return say('error.412', 'Invalid Data');
  if (status === 500) return say('error.500', 'Something went wrong in the server. Please try again');
  return null;
};

const usual = (status: number): string | null => {
  // An overloaded proxy answers without a body; the person should not wait for an answer that does not come.
  if (status > 500) return say('error.500', 'Something went wrong in the server. Please try again');
  return catalogued(status);
};

/**
 * The sentence of an error, for a screen that says by itself what went wrong: some statuses have fixed words
 * (specification section 8), else the server's own goes first. Empty: a code that is not handled specially, without a
 * sentence.
 */
export function sentenceFor(
  status: number,
  sent: string | undefined,
  code?: string,
  values?: Readonly<Record<string, number | string>>,
): string {
  const own = sent && (code ? say(`refusal.${code}`, sent, values) : sent);
  return fixed(status) ?? (own || usual(status)) ?? '';
}
