import type { ShareAnswer } from '@nukkad/contract/files/share/share.model';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { addressOf } from './share-keys.ts';
import { stateOf } from './share.rules.ts';
import type { ShareRow } from './share.store.ts';

export function presentShare(
  { config }: Pick<Platform, 'config'>,
  row: ShareRow,
  { viewer, now, sharedBy }: { readonly viewer: Viewer; readonly now: Date; readonly sharedBy: string },
): ShareAnswer {
  const state = stateOf(row, now);
  const isOn = row.revokedAt === null;
  return {
    shareId: row.shareId,
    subject: row.subject,
    subjectId: row.subjectId,
    state,
    isSent: row.isSent,
    sharedBy,
    isOwn: row.sharedBy === viewer.userId,
    hasPassword: row.passwordHash !== null,
    allows: row.allows,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    mostOpenings: row.mostOpenings,
    opened: row.openedCount,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    asked:
      row.askedName !== null && row.askedAt !== null
        ? { name: row.askedName, at: row.askedAt.toISOString() }
        : null,
    url: state === 'open' ? addressOf(config, row.shareId) : null,
    can: { change: isOn, revoke: isOn && state !== 'expired' },
  };
}
