import { candidateErrors } from '@nukkad/contract/hiring/candidate/candidate.noun';
import type { CandidateDetails } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type AskedBy, type Viewer, organisationOf } from '../../platform/viewer.ts';
import { shownOf } from './candidate-cards.ts';
import type { CandidateParts, Standing } from './candidate.interface.ts';
import { mayInvite } from './candidate.policy.ts';
import { presentDetails } from './candidate.presenter.ts';
import { type Between, isOpenTo, isSeenBy } from './candidate.rules.ts';
import { type CandidateRow, findCandidate, listExperiences } from './candidate.store.ts';
import { readBetween } from './may-find.ts';

/** Of these people, how far each has come with the organisation; where no one answers, no one has applied. */
export async function readStandings(
  { standings }: Pick<CandidateParts, 'standings'>,
  reader: Reader,
  by: AskedBy,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const [answer] = standings.answers;
  return answer && userIds.length > 0 ? answer(reader, by, userIds) : new Map();
}

interface Seen {
  readonly row: CandidateRow;
  readonly between: Between;
  readonly standing: Standing | null;
}

/** Null: one who does not want to be seen by this organisation is not there for it. */
export async function findSeen(
  deps: CandidateParts,
  reader: Reader,
  by: AskedBy,
  userId: string,
): Promise<Seen | null> {
  const [row, between, standings] = await Promise.all([
    findCandidate(reader, userId),
    readBetween(deps, reader, organisationOf(by), userId),
    readStandings(deps, reader, by, [userId]),
  ]);
  const standing = standings.get(userId) ?? null;
  return row && isSeenBy(row, between, standing) ? { row, between, standing } : null;
}

/** By who looks for people in an organisation. */
export const seenCandidate = async (deps: CandidateParts, viewer: Viewer, userId: string): Promise<Seen> =>
  (await findSeen(deps, deps.platform.db, viewer, userId)) ?? refuse(candidateErrors.candidate_not_found);

export async function readCandidate(
  deps: CandidateParts,
  { viewer, lang, now }: SignedInCall,
  { userId }: { readonly userId: string },
): Promise<CandidateDetails> {
  const { db } = deps.platform;
  const { row, between, standing } = await seenCandidate(deps, viewer, userId);
  const [[shown], experiences] = await Promise.all([
    shownOf(deps, db, [userId], { rows: Promise.resolve([row]), lang }),
    listExperiences(db, userId),
  ]);
  if (!shown) return refuse(candidateErrors.candidate_not_found);
  const look = { organisationId: organisationOf(viewer), userId };
  // Who works for the business and looks for work as well does not visit themselves.
  if (viewer.userId !== userId) await Promise.all(deps.looked.answers.map((answer) => answer(look, now)));
  return presentDetails(shown, {
    isNamed: standing === 'shortlisted',
    experiences,
    canInvite: mayInvite(viewer) && isOpenTo(row, between, standing),
  });
}
