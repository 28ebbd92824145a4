import { rfqEvents } from '@nukkad/contract/market/rfq/rfq.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { endLeads } from './lead/end-leads.ts';
import type { RfqDependencies } from './rfq.dependencies.ts';
import { tellPartners } from './tell-partners.ts';

/** Each looks again at the rows, so told twice it does nothing. */
export function rfqConsumers(deps: RfqDependencies): Consumer[] {
  return [
    consumer(
      'quotation.tell_partners',
      when(rfqEvents.asked, ({ facts }) => tellPartners(deps, facts.rfqId)),
    ),
    consumer(
      'quotation.end_leads',
      when(rfqEvents.cancelled, ({ facts }) => endLeads(deps, 'callOff', facts.rfqId)),
      when(rfqEvents.expired, ({ facts }) => endLeads(deps, 'expire', facts.rfqId)),
    ),
  ];
}
