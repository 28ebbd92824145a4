/**
 * Started by `start-story-process.ts`: tells the past of the demo city while the server that started it has its doors
 * open (docs/decisions/starting-and-the-demo-city.md).
 */
import os from 'node:os';
import { holdAsTeller } from '../seed/clear-demo-city.ts';
import { markDone } from '../seed/seed-run.ts';
import { tellStory } from '../seed/story/story.ts';
import { openDatabase, openPool, openPoolBeside } from './platform/db/database.ts';
import { createLog } from './platform/log.ts';
import { createProviders } from './platform/providers/create.ts';
import { createStorage } from './platform/storage/create.ts';
import type { StoryOpening, StoryWord } from './story-messages.ts';

/** Six scenes are played at once, in one of them five people check in. No more: each connection plans the statements for itself. */
const connections = 8;
/** The story plays nearly everything that people do: more statements than a server repeats. */
const prepared = 1_000;
const queryTimeoutMs = 300_000;
/** More of them in two minutes are no people, but a fault of the product. */
const refusedByPeople = 20;

const say = (word: StoryWord) => new Promise<void>((resolve) => void process.send?.(word, () => resolve()));

async function tell({ config, databaseUrl, folder, story }: StoryOpening): Promise<StoryWord> {
  const pool = openPool(databaseUrl, {
    max: connections,
    queryTimeoutMs,
    durable: false,
    prepared,
  });
  // Held for as long as this process lives: no one clears the city under it.
  const durable = openPoolBeside(pool, { max: 2, queryTimeoutMs });
  await holdAsTeller(await durable.connect());
  const db = openDatabase(pool);
  const log = createLog(config.LOG_LEVEL);
  let refused = 0;
  await tellStory(
    {
      config,
      pool,
      log,
      storage: createStorage(config, folder, db),
      providers: createProviders(config, db),
      clock: { now: () => story.present },
    },
    story.city,
    story.plan,
    story.present,
    {
      onDay: (day) => void say({ day }),
      onRefusal: (error) => {
        refused += 1;
        log.info({ err: error }, 'a scene of the story was refused');
      },
      onFault: (error) => log.error({ err: error }, 'a scene of the story failed'),
    },
  );
  if (refused > refusedByPeople) log.warn({ refused }, 'many scenes of the story were refused');
  // On the disk, and with it all that was told before.
  await markDone(openDatabase(durable), story.scale, new Date());
  return { told: true };
}

// People who came in by the open doors go first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
// The server that started it ends it: a signal of the terminal reaches both, and would look like a fault of the story.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.once('message', (opening) => {
  void tell(opening as StoryOpening)
    .catch(
      (error: unknown): StoryWord => ({
        failed: error instanceof Error ? String(error.stack) : String(error),
      }),
    )
    .then(say)
    .then(() => process.exit());
});
