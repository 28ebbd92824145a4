import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Contributions } from './contributions.ts';
import type { Database, Tx } from './db/database.ts';
import type { LastReads } from './db/last-reads.ts';
import type { KeptAnswers } from './http/kept-answers.ts';
import type { PageCache } from './http/pages/page-cache.ts';
import type { Call } from './http/route.ts';
import type { Log } from './log.ts';
import type { Providers } from './providers/index.ts';
import type { Readers } from './reading/readers.ts';
import type { Sealing } from './sealing/sealing.ts';
import type { Snapshots } from './snapshot/snapshots.ts';
import type { Storage } from './storage/storage.ts';

/** The parts that a domain is built on. */
export interface Platform {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
  /** Opens the files that people send, beside the main loop and within limits. */
  readonly readers: Readers;
  /** Makes documents final, seals what was signed, and verifies it. */
  readonly sealing: Sealing;
  readonly providers: Providers;
  /** The public pages of this process; what they are made of is looked at once a second. */
  readonly pages: PageCache;
  /** Rows that are held in memory, for reads outside of transactions. */
  readonly snapshots: Snapshots;
  /** Answers that are the same for all callers, as this process has sent them. */
  readonly answers: KeptAnswers;
  /** What all domains contribute, added up. */
  readonly contributions: Contributions;
  /**
   * The write path: one transaction, tried again on a deadlock, replayed by the call's idempotency key.
   * What `work` returns is the answer, or `lastReads` for it. The outbox is relayed right after the commit.
   */
  write<Answer>(call: WriteCall, work: (tx: Tx) => Promise<Answer | LastReads<Answer>>): Promise<Answer>;
}

/** What the write path needs of a call; consumers and timers pass `system`. */
export interface WriteCall extends Pick<Call, 'idempotency'> {
  /**
   * The work's first statements travel with the claim of its key. For work that does nothing but ask the database: where
   * the key was used before, what it has begun is undone.
   */
  readonly withClaim?: boolean;
}
export const system: WriteCall = { idempotency: null };
