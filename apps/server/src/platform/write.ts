import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database, Tx } from './db/database.ts';
import { constraintFact, isRetryable } from './db/failures.ts';
import { LastReads } from './db/last-reads.ts';
import { inTransaction } from './db/pipeline.ts';
import type { Idempotency } from './http/route.ts';
import { leave } from './leave.ts';
import type { WriteCall } from './platform.ts';
import { refuse } from './refusal.ts';

const attempts = 4;
/** So that those who met once do not meet again at the same instant. */
const apartMs = 40;
const aMoment = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * apartMs * attempt));

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly constraints: ReadonlyMap<string, ErrorFact>;
  readonly afterCommit: () => void;
}

/**
 * The key's row is inserted before the work: a second call with the same key waits here for the first one, and
 * then finds its answer. Key, effect and answer commit together or not at all.
 */
async function claim(tx: Tx, key: Idempotency, now: Date): Promise<{ answer: unknown } | null> {
  const inserted =
    await sql`insert into idempotency_key (owner, key, operation, request_hash, status, answer, created_at)
    values (${key.owner}, ${key.key}, ${key.operation}, ${key.requestHash}, 0, 'null'::jsonb, ${now})
    on conflict (owner, key) do nothing returning 1`.execute(tx);
  if (inserted.rows.length > 0) return null;
  const { rows } = await sql<{
    operation: string;
    request_hash: string;
    answer: unknown;
  }>`select operation, request_hash, answer
    from idempotency_key where owner = ${key.owner} and key = ${key.key}`.execute(tx);
  const found = rows[0];
  if (!found) return refuse(kernelErrors.idempotency_in_progress);
  if (found.operation !== key.operation || found.request_hash !== key.requestHash)
    refuse(kernelErrors.idempotency_key_reused);
  return { answer: found.answer };
}

/** Undoes what was begun before the key turned out to be used. */
class AlreadyAnswered extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('The key was used before.');
    this.answer = answer;
  }
}

type Work<Answer> = (tx: Tx) => Promise<Answer | LastReads<Answer>>;

/** The answer of a key is kept in the transaction, so it is read before the commit. */
async function readIn<Answer>(tx: Tx, said: Answer | LastReads<Answer>): Promise<Answer> {
  if (!(said instanceof LastReads)) return said;
  await said.begin(tx);
  return said.answer();
}

async function once<Answer>(
  deps: Dependencies,
  { idempotency: key, withClaim }: WriteCall,
  work: Work<Answer>,
): Promise<Answer | LastReads<Answer>> {
  return inTransaction(deps.db, async (tx) => {
    if (!key) return work(tx);
    const claiming = claim(tx, key, deps.clock.now());
    const begun = withClaim ? work(tx) : null;
    begun?.catch(() => undefined);
    const earlier = await claiming;
    if (earlier && begun) throw new AlreadyAnswered(earlier.answer);
    if (earlier) return earlier.answer as Answer;
    const answer = await readIn(tx, await (begun ?? work(tx)));
    await leave(tx, { answer: { owner: key.owner, key: key.key, answer } });
    return answer;
  });
}

export function createWrite(deps: Dependencies) {
  async function commit<Answer>(call: WriteCall, work: Work<Answer>): Promise<Answer | LastReads<Answer>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const said = await once(deps, call, work);
        deps.afterCommit();
        return said;
      } catch (error) {
        if (error instanceof AlreadyAnswered) return error.answer as Answer;
        const fact = constraintFact(error, deps.constraints);
        if (fact) refuse(fact);
        if (!isRetryable(error) || attempt === attempts) throw error;
        await aMoment(attempt);
      }
    }
  }
  return async function write<Answer>(call: WriteCall, work: Work<Answer>): Promise<Answer> {
    const said = await commit(call, work);
    // Behind the commit nothing is tried again.
    return said instanceof LastReads ? said.answer() : said;
  };
}
