import * as api from '@nukkad/contract/money/lead-credit/lead-credit.api';
import type { LeadPurse } from '../../market/rfq/index.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import { buyPack } from './buy-pack.ts';
import { expireCredits, tellExpiring } from './expire-credits.ts';
import { giveAllowance } from './give-allowance.ts';
import type { LeadCreditDependencies } from './lead-credit.interface.ts';
import { leadCreditNotices } from './lead-credit.notices.ts';
import { defaultRules } from './lead-credit.rules.ts';
import { countCredits, lockLots } from './lead-credit.store.ts';
import { payForLead } from './pay-for-lead.ts';
import { readPackOrder, readPurse } from './read-purse.ts';
import { leadCreditWaiting } from './read-waiting.ts';
import { returnCredits } from './return-credits.ts';
import { sellPack } from './sell-pack.ts';

const purse: LeadPurse = {
  countCredits,
  giveAllowance,
  payForLead,
  returnCredits,
  lockCredits: async (tx, organisationId, now) =>
    (await lockLots(tx, organisationId, now)).reduce((sum, { creditsLeft }) => sum + creditsLeft, 0),
};

/** What partners pay for leads with: given each month and bought, used first where it expires first, and returned. */
export function createLeadCreditDomain(deps: LeadCreditDependencies): Domain {
  const { platform, rfq, payment } = deps;
  return {
    name: 'lead_credit',
    settings: { 'lead_credit.rules': defaultRules },
    extensions: [rfq.purse.answeredBy(purse), payment.goods.answeredBy(sellPack)],
    routes: [
      route(api.getLeadCredits, (call) => readPurse(deps, call)),
      route(api.buyLeadPack, (call) => buyPack(deps, call)),
      route(api.getLeadPackOrder, (call) => readPackOrder(deps, call)),
    ],
    notices: leadCreditNotices(deps),
    waiting: leadCreditWaiting,
    cron: [
      { name: 'lead_credit.expire', match: '15 22 * * *', run: () => expireCredits(platform) },
      { name: 'lead_credit.tell_expiring', match: '25 4 * * *', run: () => tellExpiring(platform) },
    ],
  };
}

export const leadCredit = domain({
  needs: ['cart', 'geography', 'partner', 'payment', 'rfq'],
  create: createLeadCreditDomain,
});
