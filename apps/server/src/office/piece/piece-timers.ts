import { pieceEvents } from '@nukkad/contract/office/piece/piece.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import { endPublished } from './move-piece.ts';
import { hideHelp, showHelp } from './publish-help.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { pieceTransitions } from './piece.transitions.ts';

const { verb } = pieceTransitions;

/** At its time, unless it was taken out of the schedule or has another time by now. */
const release = ({ platform, support }: PieceDependencies, pieceId: string): Promise<void> =>
  platform.write(system, async (tx) => {
    const now = platform.clock.now();
    const allowed = await pieceTransitions.lockForSystem(tx, verb.release, pieceId);
    if (!allowed || (allowed.row.publishAt ?? now) > now) return;
    await endPublished(tx, allowed.row, now);
    const published = await pieceTransitions.move(tx, allowed, { now, changes: { publishedAt: now } });
    await showHelp({ support }, tx, published, now);
  });

/** After its last day, unless it was taken back or replaced before. */
const expire = ({ platform, support }: PieceDependencies, pieceId: string): Promise<void> =>
  platform.write(system, async (tx) => {
    const now = platform.clock.now();
    const allowed = await pieceTransitions.lockForSystem(tx, verb.expire, pieceId);
    if (!allowed?.row.endsAt || allowed.row.endsAt > now) return;
    const ended = await pieceTransitions.move(tx, allowed, { now, changes: { endedAt: now } });
    await hideHelp({ support }, tx, ended, now);
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
