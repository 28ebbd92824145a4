import type { countRfqTabs } from '@nukkad/contract/market/rfq/rfq.api';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { mostCounted } from '@nukkad/contract/kernel/page';
import type { LeadTab } from '@nukkad/contract/market/lead/lead.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { countLeads } from './lead/lead-list.store.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { noOrganisation } from './lead/read-leads.ts';
import { countOwnRfqs } from './rfq-list.store.ts';

type Counts = EndpointAnswer<typeof countRfqTabs>;

const shown = (count: number) => Math.min(count, mostCounted);

/** A customer's requests, or the leads of a partner. */
export async function countTabs(
  { platform: { db } }: RfqDependencies,
  { viewer: { role, userId, organisationId } }: SignedInCall,
): Promise<Counts> {
  if (role === 'Buyer') {
    const [open, over] = await Promise.all([
      countOwnRfqs(db, { userId, tab: 'open' }),
      countOwnRfqs(db, { userId, tab: 'over' }),
    ]);
    return {
      open: shown(open),
      over: shown(over),
      fresh: 0,
      interested: 0,
      unlocked: 0,
      won: 0,
      finished: 0,
    };
  }
  const own = { organisationId: organisationId ?? noOrganisation };
  const count = async (tab: LeadTab) => shown(await countLeads(db, { ...own, tab }));
  const [fresh, interested, unlocked, won, finished, over] = await Promise.all([
    count('fresh'),
    count('interested'),
    count('unlocked'),
    count('won'),
    count('finished'),
    count('over'),
  ]);
  return { open: shown(fresh + interested + unlocked), over, fresh, interested, unlocked, won, finished };
}
