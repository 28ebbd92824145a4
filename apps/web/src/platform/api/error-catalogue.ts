import { toast } from '../../ui/toast.ts';
import { say } from '../i18n/present-words.ts';
import type { ApiError } from './api-error.ts';

/** The error catalogue of specification section 8; the server's own sentence goes first where it sent one. */
export function sentenceFor(status: number, sent: string | undefined, code?: string): string {
  if (status === 0)
    return say('error.timeout', 'Request timed out. Please check internet connection try again.');
  if (status === 401) return say('error.401', 'Session Expired');
  if (status === 500) return say('error.500', 'Something went wrong in the server. Please try again');
  if (status === 412) return say('error.412', 'Invalid Data');
  if (sent) return code ? say(`refusal.${code}`, sent) : sent;
  if (status === 403) return say('error.403', 'Unauthorized to use this section');
  if (status === 404) return say('error.404', 'Resource is not available');
  return say('error.500', 'Something went wrong in the server. Please try again');
}

export function showError(error: ApiError): void {
  if (error.status === 0) toast.warning(error.message);
  else if ([403, 412, 500].includes(error.status)) toast.error(error.message);
  else toast.info(error.message);
}
