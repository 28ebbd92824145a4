import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import { milestoneEvents } from '@nukkad/contract/work/project/milestone.noun';
import { projectEvents } from '@nukkad/contract/work/project/project.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { advances } from './advance.ts';
import { finishLapsed } from './award/finish-award.ts';
import { afterDispute, always, followProject } from './follow-project.ts';
import { agreeUnchanged, lapseAdvances } from './agree-unchanged.ts';
import { endDocuments } from './end-documents.ts';
import type { QuoteDependencies, QuoteInterfaces, QuoteInterface } from './quote.interface.ts';
import { quoteNotices } from './quote.notices.ts';
import { quoteRecords } from './quote-records.ts';
import { quotePersonal } from './quote.store.ts';
import { quoteWaiting } from './read-waiting.ts';
import { quoteRoutes } from './quote.routes.ts';
import { defaultQuoteRules } from './quote.rules.ts';
import { shareableEstimate } from './share/shareable-estimate.ts';
import { quoteTemplates } from './template-records.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';

export type { DueAdvance, PaidAdvance, QuoteInterface } from './quote.interface.ts';

const quoteConsumers = (deps: QuoteDependencies): Consumer[] => [
  consumer(
    'quote.call_off_visits',
    when(projectEvents.cancelled, ({ facts }) => deps.booking.callOffProject(facts.projectId)),
  ),
  consumer(
    'quote.follow_project',
    when(projectEvents.started, ({ facts }) => followProject(deps, always('startWork'), facts)),
    when(projectEvents.completed, ({ facts }) => followProject(deps, always('finishWork'), facts)),
    when(milestoneEvents.disputed, ({ facts }) => followProject(deps, always('disputeWork'), facts)),
    when(milestoneEvents.disputeEnded, ({ facts }) => followProject(deps, afterDispute(deps), facts)),
  ),
];

/** What partners offer for requests, version by version, and what both sides agree on. */
export function createQuoteDomain(platform: Platform, parts: QuoteInterfaces): Domain & QuoteInterface {
  const deps: QuoteDependencies = { ...parts, platform };
  return {
    name: 'quote',
    ...advances(deps),
    settings: { 'quote.rules': defaultQuoteRules },
    constraints: { quote_template_name: quoteErrors.quote_template_name_taken },
    routes: quoteRoutes(deps),
    extensions: [
      parts.share.subjects.answeredBy(shareableEstimate(deps)),
      parts.drive.records.answeredBy(quoteRecords(deps)),
      parts.template.records.answeredBy(quoteTemplates(deps)),
    ],
    notices: quoteNotices(deps),
    consumers: quoteConsumers(deps),
    personal: quotePersonal,
    waiting: quoteWaiting,
    cron: [
      { name: 'quote.agree_unchanged', match: '17 * * * *', run: () => agreeUnchanged(deps) },
      { name: 'quote.end_documents', match: '47 * * * *', run: () => endDocuments(deps) },
      { name: 'quote.finish_lapsed', match: '37 * * * *', run: () => finishLapsed(deps) },
      { name: 'quote.lapse_advances', match: '27 * * * *', run: () => lapseAdvances(deps) },
    ],
  };
}

export const quote = domainOn({
  needs: [
    'account',
    'booking',
    'cart',
    'catalog',
    'drive',
    'envelope',
    'geography',
    'partner',
    'project',
    'rfq',
    'share',
    'template',
  ],
  create: createQuoteDomain,
});
