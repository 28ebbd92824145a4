import { defaultRules } from './enquiry.rules.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { closeQuietEnquiries } from './close-quiet.ts';
import type { EnquiryInterfaces } from './enquiry.interface.ts';
import { enquiryNotices } from './enquiry.notices.ts';
import { enquiryPersonal } from './enquiry.store.ts';
import { enquiryRoutes } from './enquiry.routes.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { type WaitingReader, waitingOf } from '../../platform/waiting/waiting.ts';
import { countPartnerEnquiries } from './list.store.ts';

/** Questions of customers without an answer. */
const enquiryWaiting: readonly WaitingReader[] = [
  {
    room: 'work',
    read: async ({ reader, viewer: { organisationId, ...viewer } }) =>
      organisationId === null || !hasPermission({ organisationId, ...viewer }, 'booking.view')
        ? []
        : [waitingOf('enquiry', await countPartnerEnquiries(reader, { organisationId, state: 'waiting' }))],
  },
];

/** What customers ask partners before they book, and what partners answer. */
export function createEnquiryDomain(platform: Platform, parts: EnquiryInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'enquiry',
    settings: { 'enquiry.rules': defaultRules },
    routes: enquiryRoutes(deps),
    notices: enquiryNotices(deps),
    personal: enquiryPersonal,
    waiting: enquiryWaiting,
    cron: [
      {
        name: 'enquiry.close_quiet',
        match: '37 * * * *',
        run: async () => {
          await platform.write(system, (tx) => closeQuietEnquiries(tx, platform.clock.now()));
        },
      },
    ],
  };
}

export const enquiry = domainOn({
  needs: ['account', 'catalog', 'geography', 'partner'],
  create: createEnquiryDomain,
});
