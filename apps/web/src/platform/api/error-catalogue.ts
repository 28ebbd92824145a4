import { toast } from '../../ui/toast.ts';
import { say } from '../i18n/present-words.ts';
import type { ApiError } from './api-error.ts';

const fixed = (status: number): string | null => {
  if (status === 401) return say('error.401', 'Session Expired');
  if (status === 412) return say('error.412', 'Invalid Data');
  if (status === 500) return say('error.500', 'Something went wrong in the server. Please try again');
  return null;
};

const usual = (status: number): string | null => {
  if (status === 403) return say('error.403', 'Unauthorized to use this section');
  if (status === 404) return say('error.404', 'Resource is not available');
  // A proxy that is tired says so without a word; nobody should wait for an answer that does not come.
  if (status > 500) return say('error.500', 'Something went wrong in the server. Please try again');
  return null;
};

/**
 * The error catalogue of specification section 8: some statuses have their words, else the server's own sentence goes
 * first. Empty: a code that is not handled specially, without a sentence.
 */
export function sentenceFor(status: number, sent: string | undefined, code?: string): string {
  const own = sent && (code ? say(`refusal.${code}`, sent) : sent);
  return fixed(status) ?? (own || usual(status)) ?? '';
}

export function showError(error: ApiError): void {
  if (error.message === '') return;
  if (error.status === 0) toast.warning(error.message);
  else if (error.status === 403 || error.status === 412 || error.status >= 500) toast.error(error.message);
  else toast.info(error.message);
}
