import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { findHead, sealAudit } from './seal.ts';

export interface Sealer {
  /** Finishes the round that is under way. */
  stop(): Promise<void>;
}

const everyMs = 5_000;

/** Seals what has come since, every few seconds. The head of the chain goes to the log, which lies elsewhere and so bears witness. */
export function startSealer({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Sealer {
  let round: Promise<void> = Promise.resolve();
  let idle = true;
  const sealOnce = async () => {
    try {
      const sealed = await sealAudit(db, clock.now());
      if (sealed === 0) return;
      const head = await findHead(db);
      log.info({ sealed, link: head.link, head: head.hash.toString('hex') }, 'audit log sealed');
    } catch (error) {
      log.warn({ err: error }, 'the audit log could not be sealed; it is tried again');
    }
  };
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    round = sealOnce().finally(() => {
      idle = true;
    });
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
