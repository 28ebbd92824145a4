import { privacyEvents } from '@nukkad/contract/identity/privacy/privacy.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeErasedFiles } from './erase-account.ts';
import { makeExport, sweepExports } from './make-export.ts';
import { privacyPersonal } from './privacy.store.ts';
import type { PrivacyInterface, PrivacyDependencies } from './privacy.interface.ts';
import { readNotice } from './notice.store.ts';
import { privacyNotices } from './privacy.notices.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { publishTerms } from './terms/publish-terms.ts';
import { termsConsumer, termsNotices } from './terms/tell-terms.ts';
import { listVersions } from './terms/terms.store.ts';

export type { PrivacyInterface, TermsVersion } from './privacy.interface.ts';

/** A person's say over the own data: consents, a copy of everything, and leaving for good (DPDP Act 2023). */
export function createPrivacyDomain(
  platform: Platform,
  interfaces: Pick<PrivacyDependencies, 'account'>,
): Domain & PrivacyInterface {
  // Every domain says itself what it keeps of a person; they are gathered once all of them are composed.
  const deps: PrivacyDependencies = { platform, ports: platform.contributions.personal, ...interfaces };
  return {
    name: 'privacy',
    routes: privacyRoutes(deps),
    personal: privacyPersonal,
    notices: [...privacyNotices(platform), ...termsNotices(platform)],
    consumers: [
      termsConsumer(platform),
      consumer(
        'privacy.make_export',
        when(privacyEvents.exportAsked, ({ facts }) => makeExport(deps, facts.exportId)),
      ),
      consumer(
        'privacy.remove_files',
        when(privacyEvents.accountErased, ({ facts }) => removeErasedFiles(deps, facts.erasureId)),
      ),
    ],
    readNotice,
    publishTerms,
    listVersions,
    cron: [{ name: 'privacy.sweep_exports', match: '43 * * * *', run: () => sweepExports(deps) }],
  };
}

export const privacy = domainOn({
  needs: ['account'],
  create: createPrivacyDomain,
});
