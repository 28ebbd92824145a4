import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetOld } from './forget-old.ts';
import { newsletterNotices } from './newsletter.notices.ts';
import { newsletterPersonal } from './newsletter.store.ts';
import { newsletterRoutes } from './newsletter.routes.ts';

/** Who asked for the newsletter: asked by anyone, confirmed by a link in a mail, left by a link in every mail. */
export function createNewsletterDomain(platform: Platform): Domain {
  return {
    name: 'newsletter',
    routes: newsletterRoutes(platform),
    notices: newsletterNotices(platform),
    personal: newsletterPersonal,
    cron: [{ name: 'newsletter.forget_old', match: '55 21 * * *', run: () => forgetOld(platform) }],
  };
}

export const newsletter = domainOn({
  needs: [],
  create: createNewsletterDomain,
});
