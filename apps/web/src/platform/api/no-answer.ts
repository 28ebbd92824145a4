import { ApiError } from '@nukkad/contract/kernel/client';
import { say } from '../i18n/present-words.ts';

/** Nothing came back: no network, or too late. */
export const noAnswer = () =>
  new ApiError(0, say('error.timeout', 'Request timed out. Please check internet connection try again.'));
