/** How a case moves: its table is `moderation.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  moderationErrors,
  moderationEvents,
  moderationLifecycle,
} from '@nukkad/contract/network/moderation/moderation.noun';
import { actorOf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type CaseRow, lockCase, saveCase } from './case.store.ts';
import { type Acting, caseCapacities, seesCase } from './moderation.policy.ts';

interface CaseMove {
  readonly changes?: Partial<CaseRow>;
  /** Of the removal that was made, or appealed against. */
  readonly removalId?: string;
}

type CaseMoved = Moved<typeof moderationLifecycle, CaseRow, Acting, CaseMove>;

export const caseTransitions = transitions({
  table: moderationLifecycle,
  notFound: moderationErrors.moderation_case_not_found,
  movedOn: moderationErrors.moderation_moved_on,
  lock: lockCase,
  sees: (who: Acting, _row: CaseRow) => seesCase(who),
  capacities: (who: Acting, row: Pick<CaseRow, 'authorId'>) => caseCapacities(who, row),
  next: nextRow<CaseRow, CaseMove>,
  save: saveCase,
  logged: logOf(moderationLifecycle, 'moderation', 'caseId', {
    actor: ({ viewer }: Acting) => actorOf(viewer),
  }),
  tells: tellsOf(moderationLifecycle, moderationEvents, ({ detail }: CaseMoved) => ({
    removalId: detail.removalId ?? null,
  })),
});
