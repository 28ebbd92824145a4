import * as api from '@nukkad/contract/money/credit/credit.api';
import * as office from '@nukkad/contract/money/credit/office-credit.api';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { defaultRules, expiryOf } from './credit.rules.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import type { CreditDependencies, CreditInterface } from './credit.interface.ts';
import { creditNotices } from './credit.notices.ts';
import { creditPersonal, readBalance, readRules } from './credit.store.ts';
import { expireCredit } from './expire-credit.ts';
import { getCreditBalance } from './read-balance.ts';
import { giveCredit } from './give-credit.ts';
import { decideCreditGift, giveCreditAtDesk, readGiftEffect } from './office/give-credit-at-desk.ts';
import { readOfficeCredit } from './office/read-office-credit.ts';
import { takeCredit } from './take-credit.ts';
import { tellExpiring } from './tell-expiring.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';

export type { CreditInterface } from './credit.interface.ts';

/** Told twice, the event is the same cause, and credit is given once. */
function creditConsumers(platform: Platform): Consumer[] {
  return [
    consumer(
      'credit.give_due',
      when(bookingEvents.creditDue, ({ eventId, facts }) => {
        const { buyerId: userId, bookingId, amountPaise, creditKind: kind } = facts;
        const now = platform.clock.now();
        const given = { userId, bookingId, amountPaise, kind, cause: `event:${eventId}`, now };
        return platform.write(system, async (tx) => {
          await giveCredit(tx, systemAuthorized(given, 'The booking owes it.'));
        });
      }),
    ),
  ];
}

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
