import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { returnUnseen } from './claim/return-by-rule.ts';
import { closeUnansweredRfqs } from './close-unanswered.ts';
import { quotationFolder } from './file/add-files.ts';
import { listKnownFiles } from './file/quotation-file.store.ts';
import { sweepUnsentFiles } from './file/remove-file.ts';
import { requestFinders } from './find/find-requests.ts';
import { forwardUnsold } from './forward-rfq.ts';
import { defaultLeadRules } from './lead.rules.ts';
import { quotationConsumers } from './quotation.consumers.ts';
import type { QuotationInterfaces } from './quotation.dependencies.ts';
import type { QuotationInterface } from './quotation.interface.ts';
import { quotationNotices } from './quotation.notices.ts';
import { quotationRoutes } from './quotation.routes.ts';
import { quotationWaiting } from './read-waiting.ts';
import { rfqPersonal } from './rfq.personal.store.ts';
import { quotedLeads } from './quoted-leads.ts';
import { defaultRules } from './rfq.rules.ts';
import { leadTalk } from './talk/lead-talk.ts';

export type { LeadPurse } from './lead-purse.ts';
export type { QuotationInterface } from './quotation.interface.ts';
export type { Opening } from './file/quotation-file.presenter.ts';
export type { LeadFiles, QuotedLead, RfqWithLeads, Subject } from './quoted-leads.interface.ts';

/** What customers ask quotations for, and what partners who are told of it answer. */
export function createQuotationDomain(
  platform: Platform,
  parts: QuotationInterfaces,
): Domain & QuotationInterface {
  const purse: QuotationInterface['purse'] = extensionPoint('quotation.purse');
  const quotes = quotedLeads(parts);
  const deps = { platform, ...parts, purse, quotes };
  return {
    name: 'quotation',
    settings: { 'quotation.rules': defaultRules, 'lead.rules': defaultLeadRules },
    purse,
    quotes,
    routes: quotationRoutes(deps),
    notices: quotationNotices(deps),
    finders: requestFinders(parts),
    waiting: quotationWaiting,
    consumers: quotationConsumers(deps),
    personal: rfqPersonal,
    talkReferences: [leadTalk(deps)],
    keptFiles: [{ prefixes: [quotationFolder], listKnown: listKnownFiles }],
    cron: [
      { name: 'quotation.sweep_files', match: '12 3 * * *', run: () => sweepUnsentFiles(platform) },
      { name: 'quotation.return_unseen', match: '22 * * * *', run: () => returnUnseen(deps) },
      { name: 'quotation.forward_unsold', match: '32 * * * *', run: () => forwardUnsold(deps) },
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

export const quotation = domainOn({
  needs: ['account', 'catalog', 'geography', 'partner'],
  create: createQuotationDomain,
});
