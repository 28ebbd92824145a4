import { setTimeout as pause } from 'node:timers/promises';
import { type SeedDependencies, seedReference, settleDemoCity } from '../seed/seed.ts';
import { findUntold, isDone, markEndedEarly, type UntoldCity } from '../seed/seed-run.ts';
import { type Lease, takeLease } from './city-lease.store.ts';
import { openDatabase, openPool } from './platform/db/database.ts';
import type { Telling } from './platform/telling.ts';
import { type Filling, tellBeside } from './tell-beside.ts';

const seedTimeoutMs = 300_000;
const seedConnections = 6;
const lookEveryMs = 2_000;

/**
 * Loads what every installation has, and settles the demo city where it is asked for. Its past is told by a process
 * beside this one; null: there is none, or it is told.
 */
export async function fillDatabase(filling: Filling): Promise<Telling | null> {
  // On connections of its own: a seed's statements are long, and may be made again after a crash.
  const pool = openPool(filling.databaseUrl, {
    max: seedConnections,
    queryTimeoutMs: seedTimeoutMs,
    durable: false,
  });
  pool.on('error', (error) => filling.log.warn({ err: error }, 'an idle database connection broke'));
  try {
    return await fill(filling, { ...filling, pool });
  } finally {
    await pool.end();
  }
}

async function fill(filling: Filling, parts: SeedDependencies): Promise<Telling | null> {
  const { databaseUrl, config } = filling;
  const db = openDatabase(parts.pool);
  await seedReference(parts, db);
  const scale = config.SEED_SCALE;
  if (config.production) return null;
  const isMade = scale === 'none' || (await isDone(db, scale));
  if (isMade && !(await findUntold(db))) return null;
  for (;;) {
    const lease = await takeLease(databaseUrl);
    if (lease) return makeCity(filling, parts, lease);
    const untold = await findUntold(db);
    if (untold) return followAnother(filling, untold);
    // Another node settles the city: its people must be there before this one opens its doors.
    await pause(lookEveryMs);
  }
}

async function makeCity(filling: Filling, parts: SeedDependencies, lease: Lease): Promise<Telling | null> {
  const db = openDatabase(parts.pool);
  const scale = filling.config.SEED_SCALE;
  try {
    const isMade = scale === 'none' || (await isDone(db, scale));
    const story = isMade ? null : await settleDemoCity(parts, db, scale);
    if (story) return tellBeside(filling, story, lease);
  } catch (error) {
    await lease.release();
    throw error;
  }
  await lease.release();
  return null;
}

/** The lease of a node that died is free: then no one tells on, and the nodes that live go on with what there is. */
async function isAbandoned({ db, databaseUrl }: Filling, { scale }: UntoldCity): Promise<boolean> {
  const lease = await takeLease(databaseUrl);
  if (!lease) return false;
  try {
    if (!(await isDone(db, scale))) await markEndedEarly(db, scale, new Date());
    return true;
  } finally {
    await lease.release();
  }
}

/** As a node that does not tell the past itself: it looks whether it is over. */
function followAnother(filling: Filling, untold: UntoldCity): Telling {
  const { db, shutdown } = filling;
  let settle: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (settle = resolve));
  let isOver = false;
  let isStopped = false;
  const follow = async () => {
    while (!isOver && !isStopped) {
      await pause(lookEveryMs, undefined, { ref: false });
      if (isStopped) return;
      const ended = async () => (await isDone(db, untold.scale)) || isAbandoned(filling, untold);
      isOver = await ended().catch(() => false);
    }
    if (isOver) settle();
  };
  void follow();
  shutdown.add('Looking for the end of the story', 100, async () => {
    isStopped = true;
  });
  return { present: untold.present, isOver: () => isOver, over };
}
