import { pieceEvents } from '@nukkad/contract/office/piece/piece.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import { countVersion } from './legal/publish-legal.ts';
import { endPublished } from './move-piece.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { pieceTransitions } from './piece.transitions.ts';

const { verb } = pieceTransitions;

/** At its time, unless it was taken out of the schedule or has another time by now. */
const release = ({ platform, privacy }: PieceDependencies, pieceId: string): Promise<void> =>
  platform.write(system, async (tx) => {
    const now = platform.clock.now();
    const allowed = await pieceTransitions.lockForSystem(tx, verb.release, pieceId);
    if (!allowed || (allowed.row.publishAt ?? now) > now) return;
    await endPublished(tx, allowed.row, now);
    const published = await pieceTransitions.move(tx, allowed, { now, changes: { publishedAt: now } });
    await countVersion({ privacy }, tx, published, now);
  });

/** After its last day, unless it was taken back or replaced before. */
const expire = ({ platform }: PieceDependencies, pieceId: string): Promise<void> =>
  platform.write(system, async (tx) => {
    const now = platform.clock.now();
    const allowed = await pieceTransitions.lockForSystem(tx, verb.expire, pieceId);
    if (allowed?.row.endsAt && allowed.row.endsAt <= now)
      await pieceTransitions.move(tx, allowed, { now, changes: { endedAt: now } });
  });

export const pieceTimers = (deps: PieceDependencies): readonly Consumer[] => [
  consumer(
    'piece.release',
    when(pieceEvents.scheduled, {
      at: ({ publishAt }) => new Date(publishAt),
      run: ({ facts }) => release(deps, facts.pieceId),
    }),
  ),
  consumer(
    'piece.expire',
    when(pieceEvents.published, {
      at: ({ endsAt }) => (endsAt === '' ? null : new Date(endsAt)),
      run: ({ facts }) => expire(deps, facts.pieceId),
    }),
  ),
];
