import type { Difference } from '@nukkad/contract/kernel/confirmation';
import type { ErrorBody } from '@nukkad/contract/kernel/errors';

/** A refusal, with a sentence that may be shown. Status 0: the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The state that a 409 found. */
  readonly present: string | undefined;
  /** What is no longer as it was seen when it was confirmed. */
  readonly differences: readonly Difference[];

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? 'The server can’t be reached. Check your connection.');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unreachable';
    this.fields = body.fields ?? {};
    this.present = body.present;
    this.differences = body.differences ?? [];
  }
}

/** What the server found to be different from what was confirmed; empty: it refused for another reason, or not. */
export const differencesIn = (error: unknown): readonly Difference[] =>
  error instanceof ApiError ? error.differences : [];

/** What has moved on says where it is now. */
const saidBy = ({ code, message, present }: ApiError): string =>
  present && code.endsWith('_moved_on') ? `${message} It is now ${present}.` : message;

export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? saidBy(error) : 'Something went wrong. Try again.';
