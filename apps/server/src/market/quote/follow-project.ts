import type { LeadVerb } from '@nukkad/contract/market/lead/lead.noun';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import type { QuoteDependencies } from './quote.interface.ts';

type Followed = Extract<
  LeadVerb,
  'startWork' | 'finishWork' | 'disputeWork' | 'resolveDispute' | 'refundWork'
>;

/** A booked lead is where its project is; one that was written by hand has none. Told twice it does nothing. */
export async function followProject(
  deps: QuoteDependencies,
  said: (tx: Tx, projectId: string) => Promise<Followed | null>,
  { projectId }: { readonly projectId: string },
): Promise<void> {
  const { platform, project } = deps;
  const { quotes } = deps.rfq;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const made = (await project.getProjects(tx, [projectId])).get(projectId);
    const rfqNumber = made?.reference ?? '';
    const leadId = made && (await quotes.leadOf(tx, { rfqNumber, organisationId: made.organisationId }));
    const of = leadId ? await quotes.lock(tx, leadId) : null;
    const verb = await said(tx, projectId);
    if (!verb) return;
    const allowed = quotes.transitions.allowSystem(verb, of?.lead ?? null);
    if (allowed) await quotes.transitions.move(tx, allowed, { now });
  });
}

export const always = (verb: Followed) => () => Promise.resolve(verb);

/** Once its last open dispute has ended. */
export const afterDispute =
  ({ project }: QuoteDependencies) =>
  async (tx: Tx, projectId: string): Promise<Followed | null> => {
    const { isOpen, isReduced } = await project.disputesOf(tx, projectId);
    if (isOpen) return null;
    return isReduced ? 'refundWork' : 'resolveDispute';
  };
