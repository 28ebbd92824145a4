import type { ErrorFact } from '@nukkad/contract/kernel/errors';

interface PostgresError {
  readonly code?: string;
  readonly constraint?: string;
  readonly syscall?: string;
}

const integrity = new Set(['23505', '23P01', '23503', '23514', '23502']);
const retryable = new Set(['40001', '40P01']);

/** Connection trouble, no room or memory left, shutting down, or given up: the classes and codes of PostgreSQL. */
const unavailableState = /^(08\w{3}|53\w{3}|57P0[1235]|57014|25P03|55P03)$/;
/** What Node says of a socket; ENOENT is one only where a socket file was dialled. */
const socketFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What `pg` and its pool say without a code, word for word. */
const driverFailures = new Set([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);

const asPostgres = (error: unknown): PostgresError =>
  typeof error === 'object' && error !== null ? error : {};

/** The fact that a violated constraint means, by the constraint's name; null when the name is not ours. */
export function constraintFact(
  error: unknown,
  constraints: ReadonlyMap<string, ErrorFact>,
): ErrorFact | null {
  const { code, constraint } = asPostgres(error);
  if (!code || !integrity.has(code) || !constraint) return null;
  return constraints.get(constraint) ?? null;
}

/** Whether it is this constraint that was violated, or what `must_change` was told to call its refusal. */
export function violates(error: unknown, name: string): boolean {
  const { code, constraint } = asPostgres(error);
  return code !== undefined && integrity.has(code) && constraint === name;
}

/** A deadlock or serialisation failure: the same transaction may be tried again. */
export function isRetryable(error: unknown): boolean {
  return retryable.has(asPostgres(error).code ?? '');
}

/** Text that PostgreSQL cannot keep, such as NUL or half a character in JSON; it came from outside, for we write none. */
const unstorable = new Set(['22021', '22P05']);

export function isUnstorable(error: unknown): boolean {
  const { code = '' } = asPostgres(error);
  return (
    unstorable.has(code) || (code === '22P02' && error instanceof Error && /type json/.test(error.message))
  );
}

/** The database is away, hanging or full of work: 503, and never 401 or 403. */
export function isUnavailable(error: unknown): boolean {
  const { code, syscall } = asPostgres(error);
  if (code !== undefined)
    return (
      unavailableState.test(code) || socketFailures.has(code) || (code === 'ENOENT' && syscall === 'connect')
    );
  return error instanceof Error && driverFailures.has(error.message);
}
