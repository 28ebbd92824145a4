import { showAlert } from '../../ui/alert.ts';
import { toast } from '../../ui/toast.ts';
import { say } from '../i18n/present-words.ts';
import type { ApiError } from './api-error.ts';

const fixed = (status: number): string | null => {
  if (status === 401) return say('error.401', 'Session Expired');
  if (status === 412) return say('error.412', 'Invalid Data');
  if (status === 500) return say('error.500', 'Something went wrong in the server. Please try again');
  return null;
};

/** What a toast says of these, whatever the reason is. */
const catalogued = (status: number): string | null => {
  if (status === 403) return say('error.403', 'Unauthorized to use this section');
  if (status === 404) return say('error.404', 'Resource is not available');
  return null;
};

const usual = (status: number): string | null => {
  // A proxy that is tired says so without a word; nobody should wait for an answer that does not come.
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
  values?: Readonly<Record<string, number>>,
): string {
  const own = sent && (code ? say(`refusal.${code}`, sent, values) : sent);
  return fixed(status) ?? (own || usual(status)) ?? '';
}

/** Says it by section 8: an information, a warning where no answer came, an alert for data that is invalid. */
export function showError(error: ApiError): void {
  const { status, message } = error;
  if (message === '') return;
  if (status === 0) return toast.warning(message);
  if (status === 412) return showAlert(message);
  // The catalogue's words first; why exactly, where the server says more.
  const words = catalogued(status);
  return words === null || words === message ? toast.info(message) : toast.info(words, message);
}
