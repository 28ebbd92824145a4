import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ContentInterfaces } from './content.interface.ts';
import { defaultPromises } from './pages/page-facts.ts';
import { contentRoutes } from './content.routes.ts';
import { legalSource } from './legal-source.ts';
import { readFaqFigures } from './read-faq-figures.ts';

/** The pages of words that the company answers for, with the figures of the rules that count. */
export function createContentDomain(platform: Platform, interfaces: ContentInterfaces): Domain {
  const parts = { ...platform, ...interfaces };
  return {
    name: 'content',
    settings: { 'content.promises': defaultPromises },
    routes: contentRoutes(parts),
    extensions: [
      interfaces.support.faqFigures.answeredBy(readFaqFigures(parts)),
      interfaces.piece.legalWords.answeredBy(legalSource(parts)),
    ],
  };
}

export const content = domainOn({
  needs: ['booking', 'cart', 'ledger', 'piece', 'privacy', 'support'],
  create: createContentDomain,
});
