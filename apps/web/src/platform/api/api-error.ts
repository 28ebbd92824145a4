import type { Difference } from '@nukkad/contract/kernel/confirmation';
import type { ErrorBody } from '@nukkad/contract/kernel/errors';
import { say } from '../i18n/present-words.ts';

/** A call that was refused or failed; `status` 0: no answer came (timeout or no network). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Sentences by the name of the bad field, for forms. */
  readonly fields: Readonly<Record<string, string>>;
  /** On 409: the state that the server found. */
  readonly present: string | undefined;
  /** On 429: in how many seconds the same may be asked again, where the server said so. */
  readonly retryAfterSeconds: number | null;
  /** What is no longer as it was seen when it was confirmed. */
  readonly differences: readonly Difference[];

  constructor(
    status: number,
    message: string,
    body?: Partial<ErrorBody>,
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? 'no_answer';
    this.fields = body?.fields ?? {};
    this.present = body?.present;
    this.retryAfterSeconds = retryAfterSeconds;
    this.differences = body?.differences ?? [];
  }
}

/** Nothing came back: no network, or too late. */
export const noAnswer = () =>
  new ApiError(0, say('error.timeout', 'Request timed out. Please check internet connection try again.'));
