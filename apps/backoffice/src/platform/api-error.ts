import type { ErrorBody } from '@nukkad/contract/kernel/errors';

/** A refusal, with a sentence that may be shown. Status 0: the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? 'The server could not be reached. Please check the connection.');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unreachable';
    this.fields = body.fields ?? {};
  }
}

export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong here. Please try again.';
