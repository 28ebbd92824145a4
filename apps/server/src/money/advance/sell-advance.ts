import { advanceEvents } from '@nukkad/contract/money/advance/advance.noun';
import { partOf } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Goods } from '../payment/index.ts';
import type { AdvanceDependencies } from './advance.interface.ts';

/** A captured advance books its lead and opens the project in the transaction that records it, while it is due. */
export const sellAdvance = ({ quote }: Pick<AdvanceDependencies, 'quote'>): Goods<'advance'> => ({
  kind: 'advance',
  lock: (tx, { leadId }) => quote.lockAgreement(tx, leadId),
  keep: async (tx, purchase, now) => {
    const { orderId, leadId, rfqId, organisationId, amountPaise } = purchase;
    const paid = partOf(purchase, { orderId, leadId, amountPaise });
    if (!(await quote.advancePaid(tx, paid, now))) return false;
    await publish(tx, now, advanceEvents.paid, { orderId, leadId, rfqId, organisationId, amountPaise });
    return true;
  },
});
