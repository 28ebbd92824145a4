import * as api from '@nukkad/contract/money/pay-later/pay-later.api';
import * as office from '@nukkad/contract/money/pay-later/office-pay-later.api';
import { partOf } from '../../platform/authorize.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import { decideLimit, readLimitEffect, setLimit } from './office/set-limit.ts';
import { readOfficePayLater } from './office/read-office-pay-later.ts';
import { owe } from './owe.ts';
import { payLaterConsumers } from './pay-later.consumers.ts';
import type { PayLaterDependencies } from './pay-later.dependencies.ts';
import type { PayLaterInterface } from './pay-later.interface.ts';
import { payLaterNotices } from './pay-later.notices.ts';
import { payLaterPersonal } from './pay-later.personal.store.ts';
import { defaultRules } from './pay-later.rules.ts';
import { lockAccount, saveLess } from './pay-later.store.ts';
import { getPayLater } from './read-pay-later.ts';
import { remind } from './remind.ts';

export type { PayLaterInterface } from './pay-later.interface.ts';

/** What customers owe the platform for bookings that they pay afterwards, and up to which limit. */
export function createPayLaterDomain(deps: PayLaterDependencies): Domain & PayLaterInterface {
  return {
    name: 'pay_later',
    settings: { 'pay_later.rules': defaultRules },
    personal: payLaterPersonal,
    routes: [
      route(api.getPayLater, (call) => getPayLater(deps, call)),
      route(office.getOfficePayLater, (call) => readOfficePayLater(deps, call)),
      route(office.previewLimit, (call) => readLimitEffect(deps, call)),
      route(office.setLimit, (call) => setLimit(deps, call)),
      route(office.decideLimit, (call) => decideLimit(deps, call)),
    ],
    consumers: payLaterConsumers(deps.platform),
    notices: payLaterNotices(deps.booking),
    cron: [{ name: 'pay_later.remind', match: '45 4 * * *', run: () => remind(deps.platform) }],
    owe: (tx, wanted) => owe(deps, tx, wanted),
    oweLess: async (tx, userId, less) => {
      await lockAccount(tx, partOf(less, { userId }));
      await saveLess(tx, less);
    },
  };
}

export const payLater = domain({
  needs: ['account', 'booking'],
  create: createPayLaterDomain,
});
