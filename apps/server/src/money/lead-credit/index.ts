import type { LeadPurse } from '../../market/quotation/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { giveAllowance } from './give-allowance.ts';
import type { LeadCreditDependencies } from './lead-credit.dependencies.ts';
import { defaultRules } from './lead-credit.rules.ts';
import { countCredits, lockLots } from './lead-credit.store.ts';
import { payForLead } from './pay-for-lead.ts';
import { returnCredits } from './return-credits.ts';

const purse: LeadPurse = {
  countCredits,
  giveAllowance,
  payForLead,
  returnCredits,
  lockCredits: async (tx, organisationId, now) =>
    (await lockLots(tx, organisationId, now)).reduce((sum, { creditsLeft }) => sum + creditsLeft, 0),
};

/** What partners pay for leads with: given each month and bought, used first where it expires first, and returned. */
export function createLeadCreditDomain({ quotation }: LeadCreditDependencies): Domain {
  return {
    name: 'lead_credit',
    settings: { 'lead_credit.rules': defaultRules },
    extensions: [quotation.purse.answeredBy(purse)],
    routes: [],
  };
}
