import type { Viewer } from '../../../platform/viewer.ts';
import { type Asker, isOwn } from '../rfq.policy.ts';

export interface Told {
  readonly organisationId: string;
}

export const isOfPartner = (
  { role, organisationId }: Pick<Viewer, 'role' | 'organisationId'>,
  lead: Told,
): boolean =>
  (role === 'Service Partner' || role === 'subUser') &&
  organisationId !== null &&
  lead.organisationId === organisationId;

/** Who acts on a lead; `asker`: whose request it belongs to, where a customer may act on it. */
export interface LeadActor extends Viewer {
  readonly asker?: Asker | undefined;
}

const isAsker = (actor: LeadActor): boolean => actor.asker !== undefined && isOwn(actor, actor.asker);

export const seesLead = (actor: LeadActor, lead: Told): boolean => isOfPartner(actor, lead) || isAsker(actor);

export const leadCapacities = (actor: LeadActor, lead: Told): readonly ('Partner' | 'Buyer')[] => [
  ...(isOfPartner(actor, lead) ? (['Partner'] as const) : []),
  ...(isAsker(actor) ? (['Buyer'] as const) : []),
];
