import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { AccountInterface } from '../../../identity/account/index.ts';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { listAssignments, removeAssignment, saveAssignment } from './assignment.store.ts';

/** The Admin who has taken a review. */
export interface Assignee {
  readonly userId: string;
  readonly fullName: string;
}

/** By organisation; left out where no one has taken it. */
export async function readAssignees(
  account: Pick<AccountInterface, 'namesOf'>,
  reader: Reader,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, Assignee>> {
  if (organisationIds.length === 0) return new Map();
  const taken = await listAssignments(reader, organisationIds);
  const names = await account.namesOf(
    reader,
    taken.map(({ userId }) => userId),
  );
  return new Map(
    taken.map(({ organisationId, userId }) => [
      organisationId,
      { userId, fullName: names.get(userId) ?? '' },
    ]),
  );
}

/**
 * Takes a review, or releases it, behind the partner's lock: of two Admins who take it at one moment the second is told
 * so, and may then take it over.
 */
export async function assignReview(
  { platform, partners, account }: PartnershipDependencies,
  call: SignedInCall,
  asked: {
    readonly organisationId: string;
    readonly take: boolean;
    readonly seenAssignee: string | null;
  },
): Promise<{ assignee: Assignee | null }> {
  const { viewer, now } = call;
  const { organisationId, take, seenAssignee } = asked;
  return platform.write(call, async (tx) => {
    partners.transitions.seen(viewer, await partners.lock(tx, organisationId));
    const [present] = await listAssignments(tx, [organisationId]);
    if ((present?.userId ?? null) !== seenAssignee) refuse(partnerErrors.review_taken);
    const wanted = authorize({ organisationId, userId: viewer.userId }, viewer.role === 'Admin');
    if (take) await saveAssignment(tx, wanted, now);
    else await removeAssignment(tx, wanted);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: take ? 'partner.take_review' : 'partner.release_review',
      subjectKind: 'organisation',
      subjectId: organisationId,
      detail: {},
    });
    const assignees = await readAssignees(account, tx, [organisationId]);
    return { assignee: assignees.get(organisationId) ?? null };
  });
}
