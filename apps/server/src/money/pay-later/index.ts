import * as api from '@nukkad/contract/money/pay-later/pay-later.api';
import * as office from '@nukkad/contract/money/pay-later/office-pay-later.api';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { partOf, systemAuthorized } from '../../platform/authorize.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import { decideLimit, readLimitEffect, setLimit } from './office/set-limit.ts';
import { readOfficePayLater } from './office/read-office-pay-later.ts';
import { owe } from './owe.ts';
import type { PayLaterDependencies, PayLaterInterface } from './pay-later.interface.ts';
import { payLaterNotices } from './pay-later.notices.ts';
import { payLaterPersonal, lockAccount, saveLess, readRules, saveDue } from './pay-later.store.ts';
import { defaultRules, dueAfter } from './pay-later.rules.ts';
import { getPayLater } from './read-pay-later.ts';
import { remind } from './remind.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';

export type { PayLaterInterface } from './pay-later.interface.ts';

/** A visit is over, or it ended without work and a charge of it is kept: the days until it is due begin. */
function payLaterConsumers(platform: Platform): Consumer[] {
  const begin = async ({
    createdAt,
    facts: { bookingId },
  }: {
    readonly createdAt: Date;
    readonly facts: { readonly bookingId: string };
  }) => {
    const dueAt = dueAfter(createdAt, await readRules(platform.db, createdAt));
    await platform.write(system, (tx) =>
      saveDue(tx, systemAuthorized({ bookingId, dueAt }, 'The visit is over.')),
    );
  };
  return [
    consumer(
      'pay_later.begin_due',
      when(bookingEvents.completed, begin),
      when(bookingEvents.cancelled, begin),
    ),
  ];
}

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
