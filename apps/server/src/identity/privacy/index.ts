import { privacyEvents } from '@nukkad/contract/identity/privacy/privacy.events';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeErasedFiles } from './erase-account.ts';
import { makeExport, sweepExports } from './make-export.ts';
import { privacyPersonal } from './privacy.personal.store.ts';
import { type PrivacyDependencies, portsOf } from './privacy.dependencies.ts';
import { privacyNotices } from './privacy.notices.ts';
import { privacyRoutes } from './privacy.routes.ts';

export { readNotice } from './notice.store.ts';

interface Doors {
  /** All other domains: each says itself what it keeps of a person. */
  readonly domains: readonly Domain[];
  /** A session that has ended in the database is forgotten here too, and its sockets are closed. */
  readonly endSession: (sessionId: string) => void;
}

/** A person's say over the own data: consents, a copy of everything, and leaving for good (DPDP Act 2023). */
export function createPrivacyDomain(platform: Platform, { domains, endSession }: Doors): Domain {
  const deps: PrivacyDependencies = {
    platform,
    ports: [...portsOf(domains), privacyPersonal],
    endSession,
  };
  return {
    name: 'privacy',
    routes: privacyRoutes(deps),
    personal: privacyPersonal,
    notices: privacyNotices(platform),
    consumers: [
      consumer(
        'privacy.make_export',
        when(privacyEvents.exportAsked, ({ facts }) => makeExport(deps, facts.exportId)),
      ),
      consumer(
        'privacy.remove_files',
        when(privacyEvents.accountErased, ({ facts }) => removeErasedFiles(deps, facts.erasureId)),
      ),
    ],
    cron: [{ name: 'privacy.sweep_exports', match: '43 * * * *', run: () => sweepExports(deps) }],
  };
}
