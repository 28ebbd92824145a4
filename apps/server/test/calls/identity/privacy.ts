import { withdrawDeactivation } from '@nukkad/contract/identity/account/deactivation.api';
import * as privacy from '@nukkad/contract/identity/privacy/privacy.api';
import { agreeToTerms } from '@nukkad/contract/identity/privacy/terms.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { asIfSteppedUp } from '../../harness/step-up.ts';

export const calls: DomainCalls = {
  confirmations: (tenants) => {
    return [
      {
        endpoint: agreeToTerms,
        what: 'agreeing to changed terms',
        arrange: async () => ({ who: tenants().b.buyer, body: {} }),
      },
      {
        endpoint: privacy.eraseAccount,
        what: 'erasing an account',
        arrange: async () => {
          const { buyer } = tenants().b;
          await buyer.client.ask(withdrawDeactivation);
          await asIfSteppedUp(tenants().app.platform.db, buyer.sessionId, tenants().app.clock.now());
          return { who: buyer, body: { understood: true } };
        },
      },
    ];
  },
};
