import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.lifecycle';
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
  } | null;
  /** Memberships in whose place the viewer reviews today. */
  readonly delegators: readonly string[];
}

export type ApprovalCapacity = 'Owner' | 'Reviewer' | 'LastReviewer' | 'Payer';

export const keyOf: Readonly<Record<ApprovalKindName, PermissionKey>> = {
  leave: 'attandance',
  expense: 'expenses',
  travel: 'travel',
  regularisation: 'attandance',
};

export const isBusiness = (viewer: Viewer): boolean => viewer.role === 'Service Partner';

export const mayDecide = (viewer: Viewer, kind: ApprovalKindName): boolean => {
  const permission: Permission = `${keyOf[kind]}.update`;
  return hasPermission(viewer, permission);
};

/** Whether the present level names the viewer, who may stand in for someone. */
function isAsked(viewer: Viewer, { kind, step, delegators }: ApprovalFacts): boolean {
  if (isBusiness(viewer)) return true;
  if (!step || step.reviewer === 'permission') return mayDecide(viewer, kind);
  return step.staffId !== null && [viewer.staffId, ...delegators].includes(step.staffId);
}

/** Promise 49: the person who asked is its owner and nothing else, whatever permissions they have. */
export function approvalCapacities(viewer: Viewer, facts: ApprovalFacts): readonly ApprovalCapacity[] {
  const { organisationId, userId, kind, status, level, levels } = facts;
  if (viewer.organisationId !== organisationId) return [];
  if (viewer.userId === userId) return viewer.role === 'subUser' ? ['Owner'] : [];
  const holdsKey = mayDecide(viewer, kind);
  if (status !== 'pending') return holdsKey ? ['LastReviewer', 'Payer'] : [];
  if (!isAsked(viewer, facts)) return [];
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
