import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { reportContent as endpoint } from '@nukkad/contract/network/moderation/moderation.api';
import { moderationErrors } from '@nukkad/contract/network/moderation/moderation.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { type CaseRow, insertCase, lockCaseOf } from './case.store.ts';
import type { ModerationDependencies, SeenSubject } from './moderation.interface.ts';
import type { Acting } from './moderation.policy.ts';
import { caseTransitions } from './moderation.transitions.ts';
import { subjectOf } from './read-subjects.ts';
import { insertReport } from './report.store.ts';

type Reported = EndpointParsed<typeof endpoint>['body'];

/** As it reads now, with what it carries. */
const wordsOf = ({ body, carries = [] }: SeenSubject): string =>
  [body, ...carries.map(({ words }) => words)].join('\n');

const newCase = ({ subject, subjectId }: Reported, seen: SeenSubject, now: Date): CaseRow => ({
  caseId: newId(),
  subject,
  subjectId,
  authorId: seen.authorId,
  words: wordsOf(seen),
  status: 'open',
  since: now,
  decidedBy: null,
  decidedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** The case of what is reported, open: made, opened again, or as it waits already. */
async function openCase(
  tx: Tx,
  who: Acting,
  reported: Reported,
  { seen, now }: { readonly seen: SeenSubject; readonly now: Date },
): Promise<Authorized<CaseRow>> {
  const { verb } = caseTransitions;
  const row = await lockCaseOf(tx, reported.subject, reported.subjectId);
  if (row === null) {
    const allowed = caseTransitions.allowNew(who, verb.report, newCase(reported, seen, now));
    await insertCase(tx, allowed.row);
    await caseTransitions.begin(tx, allowed, { now });
    return allowed.row;
  }
  if (row.status === 'appealed') refuse(moderationErrors.moderation_decided);
  const allowed = caseTransitions.allow(who, verb.report, row);
  const changes = { words: wordsOf(seen), ...(row.status !== 'open' && { since: now }) };
  return caseTransitions.move(tx, allowed, { now, changes });
}

/** Once for each member; what is reported stays until a moderator decides. */
export const reportContent = (
  deps: ModerationDependencies,
  call: SignedInCall,
  reported: Reported,
): Promise<{ reportId: string }> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { memberId } = await deps.member.memberOf(call, tx, 'create');
    const { subject, subjectId, reason, words = '' } = reported;
    const seen = (await subjectOf(deps, subject).read(tx, memberId, [subjectId])).get(subjectId);
    if (!seen) return refuse(moderationErrors.moderation_subject_not_found);
    if (seen.authorId === memberId) refuse(moderationErrors.moderation_own);
    const row = await openCase(tx, { viewer, memberId }, reported, { seen, now });
    const report = { reportId: newId(), caseId: row.caseId, reporterId: memberId, reason, words };
    await insertReport(tx, partOf(row, { ...report, status: 'open', at: now, decidedAt: null }));
    return { reportId: report.reportId };
  });
