/** What a customer does about the partners of an own request. */
import { lookAtPartner } from '@nukkad/contract/market/lead/lead-work.api';
import { useEffect } from 'react';
import { call } from '../../platform/api/client.ts';

/** The customer has opened what these partners sent; told once for each while the page is open. */
export function useLookAtPartners(rfqId: string, leadIds: readonly string[]): void {
  const all = leadIds.join(' ');
  useEffect(() => {
    for (const leadId of all.split(' ').filter(Boolean))
      void call(lookAtPartner, { body: { rfqId, leadId }, quiet: true }).catch(() => undefined);
  }, [rfqId, all]);
}
