import { moderationErrors } from '@nukkad/contract/network/moderation/moderation.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countQueue } from './case.store.ts';
import type { ModeratedSubject, ModerationInterface, ModerationInterfaces } from './moderation.interface.ts';
import { moderationNotices } from './moderation.notices.ts';
import { moderationPersonal } from './moderation-personal.store.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { pauseAfter, strikesSince } from './moderation.rules.ts';
import { memberSubject } from './read-subjects.ts';
import { listStrikes } from './removal.store.ts';

export type {
  Carried,
  Deciding,
  ModeratedSubject,
  ModerationInterface,
  ReadSubjects,
  SeenSubject,
  SurroundingLine,
} from './moderation.interface.ts';

/** Reports and appeals without a decision. */
const moderationWaiting: readonly WaitingReader[] = [
  countedInOffice({
    network_reported: ({ reader }) => countQueue(reader, { state: 'waiting' }),
  }),
];

const pausedUntil: ModerationInterface['pausedUntil'] = async (reader, memberId, now) =>
  pauseAfter(await listStrikes(reader, memberId, strikesSince(now)), now);

/** What members report, what moderators decide about it, and what follows for its author. */
export function createModerationDomain(
  platform: Platform,
  parts: ModerationInterfaces,
): Domain & ModerationInterface {
  const subjects = extensionPoint<ModeratedSubject>('moderation.subjects');
  const deps = { platform, ...parts, subjects };
  return {
    name: 'moderation',
    subjects,
    pausedUntil,
    refusePaused: async (reader, memberId, now) => {
      const until = await pausedUntil(reader, memberId, now);
      if (until) refuse(moderationErrors.network_paused, { values: { from: momentOf(until) } });
    },
    routes: moderationRoutes(deps),
    constraints: { network_report_once: moderationErrors.moderation_reported },
    notices: moderationNotices(deps),
    personal: moderationPersonal,
    waiting: moderationWaiting,
    extensions: [subjects.answeredBy(memberSubject(parts))],
  };
}

export const moderation = domainOn({ needs: ['member'], create: createModerationDomain });
