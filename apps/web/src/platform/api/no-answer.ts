import { ApiError } from '@nukkad/contract/kernel/client';
import { say } from '../i18n/present-words.ts';

/** Nothing came back: no network, or too late. `status`: of an answer that could not be read; it is not asked for again by itself. */
export const noAnswer = (status = 0) =>
  new ApiError(
    status,
    say('error.timeout', 'Request timed out. Please check internet connection try again.'),
    status === 0 ? {} : { code: 'unreadable' },
  );
