import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { advances } from './advance.ts';
import { finishLapsed } from './award/finish-award.ts';
import { agreeUnchanged, lapseAdvances } from './agree-unchanged.ts';
import type { QuoteDependencies, QuoteInterfaces } from './quote.dependencies.ts';
import type { QuoteInterface } from './quote.interface.ts';
import { quoteConsumers } from './quote.consumers.ts';
import { quoteNotices } from './quote.notices.ts';
import { quotePersonal } from './quote.personal.store.ts';
import { quoteWaiting } from './read-waiting.ts';
import { quoteRoutes } from './quote.routes.ts';
import { defaultQuoteRules } from './quote.rules.ts';
import { mountEstimatePages } from './share/share.pages.ts';

export type { DueAdvance, PaidAdvance, QuoteInterface } from './quote.interface.ts';

/** What partners offer for requests, version by version, and what both sides agree on. */
export function createQuoteDomain(platform: Platform, parts: QuoteInterfaces): Domain & QuoteInterface {
  const deps: QuoteDependencies = { ...parts, platform };
  return {
    name: 'quote',
    ...advances(deps),
    settings: { 'quote.rules': defaultQuoteRules },
    constraints: { quote_template_name: quoteErrors.quote_template_name_taken },
    routes: quoteRoutes(deps),
    pages: (app) => mountEstimatePages(app, deps),
    notices: quoteNotices(deps),
    consumers: quoteConsumers(deps),
    personal: quotePersonal,
    waiting: quoteWaiting,
    cron: [
      { name: 'quote.agree_unchanged', match: '17 * * * *', run: () => agreeUnchanged(deps) },
      { name: 'quote.finish_lapsed', match: '37 * * * *', run: () => finishLapsed(deps) },
      { name: 'quote.lapse_advances', match: '27 * * * *', run: () => lapseAdvances(deps) },
    ],
  };
}

export const quote = domainOn({
  needs: ['account', 'booking', 'cart', 'catalog', 'geography', 'partner', 'project', 'rfq'],
  create: createQuoteDomain,
});
