import * as feature from '@nukkad/contract/identity/partner/feature.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  confirmations: (tenants) => {
    /** Signed in anew: the story moves the clock further than a session of the back office lasts. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    return [
      {
        endpoint: feature.setFeature,
        what: 'closing a feature to a partner',
        arrange: async () => ({
          who: await office(),
          params: { organisationId: tenants().b.organisationId },
          body: { key: 'salary', adminEnabled: false, why: 'Not agreed' },
        }),
      },
    ];
  },
};
