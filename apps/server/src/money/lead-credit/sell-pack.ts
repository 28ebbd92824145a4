import { leadCreditEvents } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import { partOf } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Goods } from '../payment/index.ts';
import { giveCredits } from './give-credits.ts';
import { expiryOf, taxSum } from './lead-credit.rules.ts';
import { readRules } from './lead-credit.store.ts';

/** The credits of a pack come in the transaction that records its payment, once. It may be bought as often as wanted. */
export const sellPack: Goods<'lead_pack'> = {
  kind: 'lead_pack',
  lock: async () => undefined,
  keep: async (tx, purchase, now) => {
    const { validDays } = await readRules(tx, now);
    const { orderId, organisationId, credits, amountPaise, cgstPaise, sgstPaise, igstPaise } = purchase;
    const given = {
      organisationId,
      kind: 'pack' as const,
      credits,
      valuePaise: amountPaise - taxSum(purchase),
      leadId: null,
      cause: `pack:${orderId}`,
      expiresAt: expiryOf(now, validDays),
      now,
    };
    await giveCredits(tx, partOf(purchase, given));
    const facts = { orderId, organisationId, credits, amountPaise, cgstPaise, sgstPaise, igstPaise };
    await publish(tx, now, leadCreditEvents.bought, facts);
    return true;
  },
};
