import { setTimeout as pause } from 'node:timers/promises';
import type { SeedDependencies, UntoldStory } from '../seed/seed.ts';
import { markEndedEarly } from '../seed/seed-run.ts';
import type { Lease } from './city-lease.store.ts';
import type { Database } from './platform/db/database.ts';
import type { Telling } from './platform/telling.ts';
import type { Shutdown } from './shutdown.ts';
import { startStoryProcess, type Teller } from './start-story-process.ts';

export interface Filling extends Omit<SeedDependencies, 'pool'> {
  readonly databaseUrl: string;
  /** The data folder. */
  readonly folder: string;
  /** The server's own, for what is to be known after the filling. */
  readonly db: Database;
  readonly shutdown: Pick<Shutdown, 'add'>;
  /** The build of the web app, where it goes on meanwhile. */
  readonly pagesBuilt?: Promise<unknown> | undefined;
}

/** A line every so often says how far it is. */
const sayEveryMs = 10_000;
const noteTries = 60;
const notePauseMs = 1_000;

function sayDays(say: (sentence: string) => void): (day: string) => void {
  let said = performance.now();
  return (day) => {
    if (performance.now() - said < sayEveryMs) return;
    said = performance.now();
    say(`  The past of the demo city is told until ${day} …`);
  };
}

const wholeAfter = (began: number) =>
  `  The demo city is whole: its past was told in ${Math.round((performance.now() - began) / 1_000)} s.`;

/**
 * The server goes on with what there is: people may have worked in it, and a new city would take that along. So that the
 * next start knows it too, it is noted as soon as the database, whose end may be the reason, is there again.
 */
async function goOnWithIt({ db, say, log }: Filling, { scale }: UntoldStory, why: string): Promise<void> {
  log.error({ why }, 'the past of the demo city was not told to its end');
  say(
    '  The past of the demo city could not be told to its end. The city stays as it is by now; for a whole',
  );
  say('  one, stop the server and start it with an empty DATA_DIR, or an empty database.');
  for (let tries = 1; ; tries += 1) {
    try {
      return await markEndedEarly(db, scale, new Date());
    } catch (error) {
      if (tries === noteTries) throw error;
      await pause(notePauseMs);
    }
  }
}

/** Beside the build that the doors wait for, a process of the lowest priority would stand still. */
const areBuilt = (pages: Promise<unknown> | undefined): Promise<boolean> =>
  Promise.resolve(pages).then(
    () => true,
    () => false,
  );

/** The lease is held until the end: who starts meanwhile leaves the city alone. */
export function tellBeside(filling: Filling, story: UntoldStory, lease: Lease): Telling {
  const { config, databaseUrl, folder, log, say, shutdown, pagesBuilt } = filling;
  let settle: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (settle = resolve));
  let isOver = false;
  let isStopped = false;
  let teller: Teller | undefined;
  const tell = async () => {
    if (!(await areBuilt(pagesBuilt)) || isStopped) return;
    const began = performance.now();
    teller = startStoryProcess({ config, databaseUrl, folder, story }, sayDays(say));
    const end = await teller.ended;
    if (isStopped) return;
    isOver = true;
    settle();
    if ('failed' in end) await goOnWithIt(filling, story, end.failed);
    else say(wholeAfter(began));
    await lease.release();
  };
  tell().catch((error: unknown) => {
    isOver = true;
    settle();
    log.error({ err: error }, 'the end of the story could not be noted');
  });
  shutdown.add('The past of the demo city', 1_000, async () => {
    if (!isOver)
      say('The demo city is not finished: the next start makes it anew, without what was done in it.');
    isStopped = true;
    teller?.end();
    await Promise.all([teller?.ended, lease.release()]);
  });
  return { present: story.present, isOver: () => isOver, over };
}
