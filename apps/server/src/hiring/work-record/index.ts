import { applicationEvents } from '@nukkad/contract/hiring/application/application.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { endWithApplication, shareWhileApplying } from './share-work-record.ts';
import { mountRecordPages } from './work-record.pages.ts';
import { workRecordPersonal } from './work-record-share.store.ts';
import type { WorkRecordDependencies, WorkRecordInterfaces } from './work-record.interface.ts';
import { workRecordRoutes } from './work-record.routes.ts';

/** It looks again at the share, so told twice it does nothing. */
function followApplication(deps: WorkRecordDependencies): Consumer {
  const end = ({ facts }: { readonly facts: { readonly applicationId: string } }) =>
    endWithApplication(deps, facts.applicationId);
  return consumer(
    'work_record.follow_application',
    when(applicationEvents.rejectionTold, end),
    when(applicationEvents.withdrawn, end),
    when(applicationEvents.offerRefused, end),
    when(applicationEvents.closed, end),
  );
}

/** Verified work history: what others confirmed of a person's work, shared in one application at a time. */
export function createWorkRecordDomain(platform: Platform, parts: WorkRecordInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'work-record',
    routes: workRecordRoutes(deps),
    pages: (app) => mountRecordPages(app, deps),
    consumers: [followApplication(deps)],
    personal: workRecordPersonal,
    extensions: [
      parts.application.workRecord.answeredBy((call, digest) => shareWhileApplying(deps, call, digest)),
    ],
  };
}

export const workRecord = domainOn({
  needs: ['account', 'application', 'booking', 'catalog', 'employee', 'job', 'leaving', 'partner'],
  create: createWorkRecordDomain,
});
