import type { ModerationCase } from '@nukkad/contract/network/moderation/moderation.model';
import { moderationErrors } from '@nukkad/contract/network/moderation/moderation.noun';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CaseRow } from '../case.store.ts';
import type { Decision, ModerationDependencies, Removing } from '../moderation.interface.ts';
import { caseTransitions } from '../moderation.transitions.ts';
import { subjectOf } from '../read-subjects.ts';
import {
  type RemovalRow,
  deleteStrike,
  findLastOf,
  insertRemoval,
  insertStrike,
  saveAppeal,
} from '../removal.store.ts';
import { decideReports } from '../report.store.ts';
import { presentCases } from './list-cases.ts';

const office = ({ viewer }: SignedInCall) => ({ viewer, memberId: null });
const decidedBy = ({ viewer, now }: SignedInCall) => ({ decidedBy: viewer.userId, decidedAt: now });

/** What an Admin saw is what is decided about. */
function isAsShown({ version }: Pick<CaseRow, 'version'>, seen: number): void {
  if (version !== seen) refuse(moderationErrors.moderation_moved_on);
}

async function answer(
  deps: ModerationDependencies,
  tx: Tx,
  call: SignedInCall,
  row: CaseRow,
): Promise<ModerationCase> {
  const [presented] = await presentCases(deps, tx, office(call), [row]);
  return presented ?? refuse(moderationErrors.moderation_case_not_found);
}

/** It breaks no rule. */
export const keepContent = (
  deps: ModerationDependencies,
  call: SignedInCall,
  { caseId, version }: Decision,
): Promise<ModerationCase> =>
  deps.platform.write(call, async (tx) => {
    const { now } = call;
    const { verb } = caseTransitions;
    const allowed = await caseTransitions.lockTo(tx, office(call), verb.keep, caseId);
    isAsShown(allowed.row, version);
    const kept = await caseTransitions.move(tx, allowed, { now, changes: decidedBy(call) });
    await decideReports(tx, kept, 'refused', now);
    return answer(deps, tx, call, kept);
  });

const newRemoval = (
  { caseId, authorId }: CaseRow,
  call: SignedInCall,
  { reason, words, isStrike }: Removing,
): RemovalRow => ({
  removalId: newId(),
  caseId,
  authorId,
  reason,
  words,
  isStrike,
  decidedBy: call.viewer.userId,
  at: call.now,
  appealWords: null,
  appealedAt: null,
  appealStatus: null,
  appealAnswer: '',
});

/** Its author reads reason and words; a strike counts towards a pause. */
export const removeContent = (
  deps: ModerationDependencies,
  call: SignedInCall,
  decision: Removing,
): Promise<ModerationCase> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { verb } = caseTransitions;
    const allowed = await caseTransitions.lockTo(tx, office(call), verb.remove, decision.caseId);
    isAsShown(allowed.row, decision.version);
    const { subject, subjectId } = allowed.row;
    const removal = newRemoval(allowed.row, call, decision);
    const { removalId, isStrike } = removal;
    const removed = await caseTransitions.move(tx, allowed, { now, changes: decidedBy(call), removalId });
    await subjectOf(deps, subject).remove(tx, { viewer, now }, subjectId);
    await insertRemoval(tx, partOf(removed, removal));
    if (isStrike) await insertStrike(tx, partOf(removed, removal));
    await decideReports(tx, removed, 'upheld', now);
    return answer(deps, tx, call, removed);
  });

interface Answering extends Decision {
  readonly words: string;
}

async function lockAppeal<Verb extends 'grant' | 'refuse'>(
  tx: Tx,
  call: SignedInCall,
  verb: Verb,
  { caseId, version }: Answering,
) {
  const allowed = await caseTransitions.lockTo(tx, office(call), verb, caseId);
  isAsShown(allowed.row, version);
  const removal = await findLastOf(tx, caseId);
  return { allowed, removal: removal ?? refuse(moderationErrors.moderation_removal_not_found) };
}

const answerAppeal = (
  tx: Tx,
  row: Authorized<CaseRow>,
  removal: RemovalRow,
  said: Pick<RemovalRow, 'appealStatus' | 'appealAnswer'>,
) => saveAppeal(tx, partOf(row, { ...removal, ...said }));

/** The removal was wrong: it is shown again, and its strike is gone. */
export const grantAppeal = (
  deps: ModerationDependencies,
  call: SignedInCall,
  decision: Answering,
): Promise<ModerationCase> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { allowed, removal } = await lockAppeal(tx, call, caseTransitions.verb.grant, decision);
    const { subject, subjectId } = allowed.row;
    const making = { now, changes: decidedBy(call), removalId: removal.removalId };
    const granted = await caseTransitions.move(tx, allowed, making);
    await subjectOf(deps, subject).restore(tx, { viewer, now }, subjectId);
    await deleteStrike(tx, partOf(granted, removal));
    await answerAppeal(tx, granted, removal, { appealStatus: 'granted', appealAnswer: decision.words });
    return answer(deps, tx, call, granted);
  });

/** It stays removed. */
export const refuseAppeal = (
  deps: ModerationDependencies,
  call: SignedInCall,
  decision: Answering,
): Promise<ModerationCase> =>
  deps.platform.write(call, async (tx) => {
    const { now } = call;
    const { allowed, removal } = await lockAppeal(tx, call, caseTransitions.verb.refuse, decision);
    const making = { now, changes: decidedBy(call), removalId: removal.removalId };
    const refused = await caseTransitions.move(tx, allowed, making);
    await answerAppeal(tx, refused, removal, { appealStatus: 'refused', appealAnswer: decision.words });
    return answer(deps, tx, call, refused);
  });
