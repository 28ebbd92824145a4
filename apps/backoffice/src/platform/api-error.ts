import type { Difference } from '@nukkad/contract/kernel/confirmation';
import type { ErrorBody } from '@nukkad/contract/kernel/errors';

/** A refusal, with a sentence that may be shown. Status 0: the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What is no longer as it was seen when it was confirmed. */
  readonly differences: readonly Difference[];

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? 'The server can’t be reached. Check your connection.');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unreachable';
    this.fields = body.fields ?? {};
    this.differences = body.differences ?? [];
  }
}

/** What the server found to be different from what was confirmed; empty: it refused for another reason, or not. */
export const differencesIn = (error: unknown): readonly Difference[] =>
  error instanceof ApiError ? error.differences : [];

export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong. Try again.';
