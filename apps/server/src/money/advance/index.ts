import * as api from '@nukkad/contract/money/advance/advance.api';
import { advanceEvents } from '@nukkad/contract/money/advance/advance.events';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { AdvanceDependencies } from './advance.dependencies.ts';
import { advanceNotices } from './advance.notices.ts';
import { advancePersonal } from './advance.personal.store.ts';
import { captureAdvance } from './capture-advance.ts';
import { openAdvance, readAdvanceOrder } from './open-advance.ts';
import { resendRefunds, returnLate, settleLate } from './return-late.ts';

/** Advances of agreed quotes, through the gateway of payments. */
export function createAdvanceDomain(deps: AdvanceDependencies): Domain {
  return {
    name: 'advance',
    personal: advancePersonal,
    extensions: [
      deps.payment.otherOrders.answeredBy(captureAdvance(deps)),
      deps.payment.otherRefunds.answeredBy(settleLate),
    ],
    routes: [
      route(api.payAdvance, (call) => openAdvance(deps, call)),
      route(api.getAdvanceOrder, (call) => readAdvanceOrder(deps, call, call.input.query)),
    ],
    notices: advanceNotices,
    consumers: [
      consumer(
        'advance.return_late',
        when(advanceEvents.late, ({ facts }) => returnLate(deps, facts.orderId)),
      ),
    ],
    cron: [{ name: 'advance.resend_refunds', match: '19 * * * *', run: () => resendRefunds(deps) }],
  };
}
