import * as api from '@nukkad/contract/money/advance/advance.api';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import type { AdvanceDependencies } from './advance.interface.ts';
import { openAdvance, readAdvanceOrder } from './open-advance.ts';
import { sellAdvance } from './sell-advance.ts';

/** Advances of agreed quotes, through the gateway of payments. */
export function createAdvanceDomain(deps: AdvanceDependencies): Domain {
  return {
    name: 'advance',
    extensions: [deps.payment.goods.answeredBy(sellAdvance(deps))],
    routes: [
      route(api.payAdvance, (call) => openAdvance(deps, call)),
      route(api.getAdvanceOrder, (call) => readAdvanceOrder(deps, call, call.input.query)),
    ],
  };
}

export const advance = domain({
  needs: ['payment', 'quote'],
  create: createAdvanceDomain,
});
