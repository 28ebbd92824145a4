import type { jobCardLifecycle } from '@nukkad/contract/network/job-card/job-card.noun';
import type { VerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Who acts on a card: for which member; null: as a customer alone. */
export interface JobCardActor {
  readonly viewer: Viewer;
  readonly member: { readonly memberId: string; readonly organisationId: string | null } | null;
}

interface Parties {
  readonly authorId: string;
  readonly buyerId: string;
  readonly status: string;
}

type JobCardVerb = VerbOf<typeof jobCardLifecycle>;

export const isAuthor = ({ member }: JobCardActor, { authorId }: Pick<Parties, 'authorId'>): boolean =>
  member?.memberId === authorId;

export const isCustomer = ({ viewer }: JobCardActor, { buyerId }: Pick<Parties, 'buyerId'>): boolean =>
  viewer.userId === buyerId;

/** A customer sees what they are asked; drafts are their author's alone. */
export const seesCard = (actor: JobCardActor, row: Parties): boolean =>
  row.status !== 'deleted' && (isAuthor(actor, row) || (isCustomer(actor, row) && row.status !== 'draft'));

/** What someone who acts for a business needs; who acts for themselves needs none. */
const neededFor: Readonly<Partial<Record<JobCardVerb, Permission>>> = {
  draft: 'network.create',
  ask: 'network.create',
  change: 'network.update',
  askAgain: 'network.update',
  delete: 'network.delete',
};

export function jobCardCapacities(
  actor: JobCardActor,
  row: Pick<Parties, 'authorId' | 'buyerId'>,
  verb: JobCardVerb,
): readonly ('Author' | 'Customer')[] {
  const asCustomer = isCustomer(actor, row) ? (['Customer'] as const) : [];
  if (!isAuthor(actor, row)) return asCustomer;
  const needed = neededFor[verb];
  const isForBusiness = (actor.member?.organisationId ?? null) !== null;
  const isRefused = needed && isForBusiness && !hasPermission(actor.viewer, needed);
  return isRefused ? asCustomer : ['Author', ...asCustomer];
}
