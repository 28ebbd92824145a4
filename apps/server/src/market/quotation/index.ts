import type { Domain } from '../../platform/domain.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { closeUnansweredRfqs } from './close-unanswered.ts';
import { quotationConsumers } from './quotation.consumers.ts';
import type { QuotationInterfaces } from './quotation.dependencies.ts';
import { quotationNotices } from './quotation.notices.ts';
import { quotationRoutes } from './quotation.routes.ts';
import { rfqPersonal } from './rfq.personal.store.ts';
import { defaultRules } from './rfq.rules.ts';

/** What customers ask quotations for, and what partners who are told of it answer. */
export function createQuotationDomain(platform: Platform, parts: QuotationInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'quotation',
    settings: { 'quotation.rules': defaultRules },
    routes: quotationRoutes(deps),
    notices: quotationNotices(deps),
    consumers: quotationConsumers(deps),
    personal: rfqPersonal,
    cron: [
      {
        name: 'quotation.close_unanswered',
        match: '47 * * * *',
        run: async () => {
          await platform.write(system, (tx) => closeUnansweredRfqs(tx, platform.clock.now()));
        },
      },
    ],
  };
}
