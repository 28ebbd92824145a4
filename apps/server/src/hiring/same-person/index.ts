import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SamePersonInterfaces } from './same-person.interface.ts';
import { samePersonRoutes } from './same-person.routes.ts';
import { listJoined, samePersonPersonal } from './same-person.store.ts';

/** Applicants with two accounts: found by a contact, joined and told apart by the business, for itself alone. */
export function createSamePersonDomain(platform: Platform, parts: SamePersonInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'same-person',
    routes: samePersonRoutes(deps),
    personal: samePersonPersonal,
    extensions: [parts.application.samePeople.answeredBy(listJoined)],
  };
}

export const samePerson = domainOn({
  needs: ['account', 'application', 'candidate', 'job'],
  create: createSamePersonDomain,
});
