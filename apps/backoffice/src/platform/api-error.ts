import { ApiError } from '@nukkad/contract/kernel/client';
import type { Difference } from '@nukkad/contract/kernel/confirmation';

/** What the server found to be different from what was confirmed; empty: it refused for another reason, or not. */
export const differencesIn = (error: unknown): readonly Difference[] =>
  error instanceof ApiError ? error.differences : [];

/** What has moved on says where it is now. */
const saidBy = ({ code, message, present }: ApiError): string =>
  present && code.endsWith('_moved_on') ? `${message} It is now ${present}.` : message;

export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? saidBy(error) : 'Something went wrong. Try again.';
