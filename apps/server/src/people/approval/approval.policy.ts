import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalKindName, reviewerKinds } from '@nukkad/contract/people/approval/approval.model';
import type { Permission, PermissionKey } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** A request with its current level and the reviewers whose substitute the viewer is. */
export interface ApprovalFacts {
  readonly organisationId: string;
  readonly kind: ApprovalKindName;
  readonly userId: string;
  readonly status: ApprovalStatus;
  readonly level: number;
  readonly levels: number;
  readonly step: {
    readonly reviewer: (typeof reviewerKinds)[number];
    readonly staffId: string | null;
    /** The account of whom it names. */
    readonly namedUserId: string | null;
    readonly takenBy: string | null;
  } | null;
  /** Of the present level; 3: it waited too long, and the business is asked. */
  readonly reminded: number;
  /** Memberships in whose place the viewer reviews today. */
  readonly delegators: readonly string[];
}

export type ApprovalCapacity = 'Owner' | 'Reviewer' | 'LastReviewer' | 'Business' | 'Payer';

export const keyOf: Readonly<Record<ApprovalKindName, PermissionKey>> = {
  leave: 'attandance',
  expense: 'expenses',
  travel: 'travel',
  regularisation: 'attandance',
  loan: 'salary',
  compensatory_leave: 'attandance',
};

export const isBusiness = (viewer: Viewer): boolean => viewer.role === 'Service Partner';

export const mayDecide = (viewer: Viewer, kind: ApprovalKindName): boolean => {
  const permission: Permission = `${keyOf[kind]}.update`;
  return hasPermission(viewer, permission);
};

/** The business is asked where a level names no one else, where it was taken over, and where it waited too long. */
const isAskedAsBusiness = (viewer: Viewer, { step, reminded }: ApprovalFacts): boolean =>
  !step ||
  step.staffId === null ||
  step.namedUserId === viewer.userId ||
  step.takenBy === viewer.userId ||
  reminded >= 3;

/** Whether the present level names the viewer, who may stand in for someone where they hold the permission themselves. */
function isAsked(viewer: Viewer, facts: ApprovalFacts): boolean {
  const { kind, step, delegators } = facts;
  if (isBusiness(viewer)) return isAskedAsBusiness(viewer, facts);
  if (!step || step.reviewer === 'permission') return mayDecide(viewer, kind);
  const standsInFor = mayDecide(viewer, kind) ? delegators : [];
  return step.staffId !== null && [viewer.staffId, ...standsInFor].includes(step.staffId);
}

/** Promise 49: the person who asked is its owner and nothing else, whatever permissions they have. */
export function approvalCapacities(viewer: Viewer, facts: ApprovalFacts): readonly ApprovalCapacity[] {
  const { organisationId, userId, kind, status, level, levels } = facts;
  if (viewer.organisationId !== organisationId) return [];
  if (viewer.userId === userId) return viewer.role === 'subUser' ? ['Owner'] : [];
  const holdsKey = mayDecide(viewer, kind);
  if (status !== 'pending') return holdsKey ? ['LastReviewer', 'Payer'] : [];
  if (!isAsked(viewer, facts)) return isBusiness(viewer) ? ['Business'] : [];
  return level >= levels && holdsKey ? ['Reviewer', 'LastReviewer'] : ['Reviewer'];
}

/** Its owner, those who hold the permission of its kind, and whom the present level names. */
export function seesRequest(viewer: Viewer, facts: ApprovalFacts): boolean {
  if (viewer.organisationId === null || viewer.organisationId !== facts.organisationId) return false;
  if (viewer.userId === facts.userId || isBusiness(viewer)) return true;
  return (
    hasPermission(viewer, `${keyOf[facts.kind]}.view`) ||
    mayDecide(viewer, facts.kind) ||
    isAsked(viewer, facts)
  );
}
