import { defaultRules } from './credit.rules.ts';
import * as api from '@nukkad/contract/money/credit/credit.api';
import * as office from '@nukkad/contract/money/credit/office-credit.api';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import { creditConsumers } from './credit.consumers.ts';
import type { CreditDependencies } from './credit.dependencies.ts';
import type { CreditInterface } from './credit.interface.ts';
import { creditNotices } from './credit.notices.ts';
import { creditPersonal } from './credit.personal.store.ts';
import { expiryOf } from './credit.rules.ts';
import { readBalance, readRules } from './credit.store.ts';
import { expireCredit } from './expire-credit.ts';
import { getCreditBalance } from './read-balance.ts';
import { giveCredit } from './give-credit.ts';
import { decideCreditGift, giveCreditAtDesk, readGiftEffect } from './office/give-credit-at-desk.ts';
import { readOfficeCredit } from './office/read-office-credit.ts';
import { takeCredit } from './take-credit.ts';
import { tellExpiring } from './tell-expiring.ts';

export type { CreditInterface } from './credit.interface.ts';

/** What the platform owes customers as credit: given by rules and staff, used for bookings, expiring. */
export function createCreditDomain(deps: CreditDependencies): Domain & CreditInterface {
  return {
    name: 'credit',
    settings: { 'credit.rules': defaultRules },
    personal: creditPersonal,
    extensions: [
      deps.booking.creditUntil.answeredBy(async (reader, now) => expiryOf(now, await readRules(reader, now))),
    ],
    routes: [
      route(api.getCreditBalance, (call) => getCreditBalance(deps, call)),
      route(office.getOfficeCredit, (call) => readOfficeCredit(deps, call)),
      route(office.previewCreditGift, (call) => readGiftEffect(deps, call)),
      route(office.giveCredit, (call) => giveCreditAtDesk(deps, call)),
      route(office.decideCreditGift, (call) => decideCreditGift(deps, call)),
    ],
    consumers: creditConsumers(deps.platform),
    notices: creditNotices,
    cron: [
      { name: 'credit.expire', match: '5 22 * * *', run: () => expireCredit(deps.platform) },
      { name: 'credit.tell_expiring', match: '35 4 * * *', run: () => tellExpiring(deps.platform) },
    ],
    creditOf: async (reader, userId, now) => (await readBalance(reader, userId, now)).balancePaise,
    giveCredit,
    takeCredit,
  };
}

export const credit = domain({
  needs: ['account', 'booking'],
  create: createCreditDomain,
});
