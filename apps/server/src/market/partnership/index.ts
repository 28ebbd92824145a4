import { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { partnershipCron } from './clock/partnership.cron.ts';
import { partnershipNotices } from './partnership.notices.ts';
import { partnershipConsumers } from './partnership.consumers.ts';
import type { PartnershipInterfaces } from './partnership.dependencies.ts';
import { partnershipRoutes } from './partnership.routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { partnershipPersonal } from './partnership.personal.store.ts';

export { encryptAccountNumber, encryptPan } from './partnership.keys.ts';

/** How a partner comes, is reviewed, goes live, changes, and leaves. */
export function createPartnershipDomain(platform: Platform, interfaces: PartnershipInterfaces): Domain {
  const deps = { platform, ...interfaces };
  return {
    name: 'partnership',
    personal: partnershipPersonal,
    routes: [...partnershipRoutes(deps), ...reviewRoutes(deps)],
    consumers: partnershipConsumers(deps),
    notices: partnershipNotices(deps),
    cron: partnershipCron(deps),
    constraints: {
      organisation_owner_key: partnerErrors.already_partner,
      organisation_gst_key: partnerErrors.gst_taken,
      organisation_pan_key: partnerErrors.pan_taken,
      partner_change_one_open: partnerErrors.change_moved_on,
      partner_review_one_open: partnerErrors.partner_moved_on,
    },
  };
}
