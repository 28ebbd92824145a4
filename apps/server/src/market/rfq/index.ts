import { rfqEvents } from '@nukkad/contract/market/rfq/rfq.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { returnUnseenLeads } from './lead/claim/return-unseen-leads.ts';
import { closeUnansweredRfqs } from './close-unanswered.ts';
import { quotationFolder } from './file/add-files.ts';
import { listKnownFiles } from './file/quotation-file.store.ts';
import { sweepUnsentFiles } from './file/remove-file.ts';
import { requestFinders } from './find/find-requests.ts';
import { forwardUnsold } from './forward-rfq.ts';
import { defaultLeadRules } from './lead/lead.rules.ts';
import type { RfqInterfaces, RfqInterface, RfqDependencies } from './rfq.interface.ts';
import { rfqNotices } from './rfq.notices.ts';
import { rfqRoutes } from './rfq.routes.ts';
import { leadWaiting } from './lead/read-waiting.ts';
import { rfqPersonal } from './rfq-personal.store.ts';
import { quotedLeads } from './quoted-leads.ts';
import { defaultRules } from './rfq.rules.ts';
import { leadTalk } from './lead/talk/lead-talk.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { endLeads } from './lead/end-leads.ts';
import { tellPartners } from './tell-partners.ts';

export type { LeadPurse } from './lead/lead-purse.ts';
export type { RfqInterface } from './rfq.interface.ts';
export type { Opening } from './file/quotation-file.presenter.ts';
export type { LeadFiles, QuotedLead, RfqWithLeads, Subject } from './quoted-leads.interface.ts';

/** Each looks again at the rows, so told twice it does nothing. */
function rfqConsumers(deps: RfqDependencies): Consumer[] {
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

/** What customers ask quotations for, and what partners who are told of it answer. */
export function createRfqDomain(platform: Platform, parts: RfqInterfaces): Domain & RfqInterface {
  const purse: RfqInterface['purse'] = extensionPoint('rfq.purse');
  const quotes = quotedLeads(parts);
  const deps = { platform, ...parts, purse, quotes };
  return {
    name: 'rfq',
    settings: { 'quotation.rules': defaultRules, 'lead.rules': defaultLeadRules },
    purse,
    quotes,
    routes: rfqRoutes(deps),
    notices: rfqNotices(deps),
    finders: requestFinders(parts),
    waiting: leadWaiting,
    consumers: rfqConsumers(deps),
    personal: rfqPersonal,
    talkReferences: [leadTalk(deps)],
    keptFiles: [{ prefixes: [quotationFolder], listKnown: listKnownFiles }],
    cron: [
      { name: 'quotation.sweep_files', match: '12 3 * * *', run: () => sweepUnsentFiles(platform) },
      { name: 'quotation.return_unseen', match: '22 * * * *', run: () => returnUnseenLeads(deps) },
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

export const rfq = domainOn({
  needs: ['account', 'catalog', 'geography', 'partner'],
  create: createRfqDomain,
});
