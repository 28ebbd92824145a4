import { showAlert } from '../../ui/state/alert.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { say } from '../i18n/present-words.ts';
import type { ApiError } from '@nukkad/contract/kernel/client';

/** What a toast says of these, whatever the reason is. */
export const catalogued = (status: number): string | null => {
  if (status === 403) return say('error.403', 'Unauthorized to use this section');
  if (status === 404) return say('error.404', 'Resource is not available');
  return null;
};

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
