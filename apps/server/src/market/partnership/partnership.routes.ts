import * as api from '@nukkad/contract/market/partnership/partnership.api';
import * as hours from '@nukkad/contract/market/partnership/hours.api';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';
import { type Route, route } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { readBankName } from './bank/read-bank-name.ts';
import { saveBankAccount } from './bank/save-bank-account.ts';
import { verifyBankAccount } from './bank/verify-bank-account.ts';
import { withdrawChange } from './change/withdraw-change.ts';
import { readHours } from './hours/read-hours.ts';
import { saveHours } from './hours/save-hours.ts';
import { readGstInfo, readPanInfo } from './kyc/read-kyc.ts';
import { ownOrganisation } from './own-organisation.ts';
import type { PartnershipParts } from './partnership.parts.ts';
import { previewArea } from './profile/preview-area.ts';
import { readProfile } from './profile/read-profile.ts';
import { startAsPartner } from './profile/start-as-partner.ts';
import { submitForReview } from './profile/submit-for-review.ts';
import { updateProfile } from './profile/update-profile.ts';
import { leaveAsPartner, readLeaving } from './standing/leave-as-partner.ts';

export function partnershipRoutes(parts: PartnershipParts): Route[] {
  const { platform } = parts;
  return [
    route(api.startAsPartner, (call) => startAsPartner(parts, call)),
    route(api.getPartnerProfile, ({ viewer }) => readProfile(parts, ownOrganisation(viewer), viewer)),
    route(api.updatePartnerProfile, (call) => updateProfile(parts, call, call.input.body)),
    route(api.savePanNumber, (call) => updateProfile(parts, call, call.input.body)),
    route(api.saveGstNumber, (call) => updateProfile(parts, call, call.input.body)),
    route(api.submitForReview, (call) => submitForReview(parts, call)),
    route(api.saveBankAccount, (call) => saveBankAccount(parts, call)),
    route(api.verifyBankAccount, (call) => verifyBankAccount(parts, call)),
    route(api.withdrawChange, (call) => withdrawChange(parts, call)),
    route(api.getLeaving, ({ viewer }) => readLeaving(parts, viewer)),
    route(api.leaveAsPartner, (call) => leaveAsPartner(parts, call)),
    route(hours.getWorkingHours, ({ viewer }) => readHours(parts, viewer)),
    route(hours.saveWorkingHours, (call) => saveHours(parts, call)),
    route(api.previewServedArea, ({ input }) => previewArea(parts, input.query)),
    route(api.checkIfsc, async ({ input: { query } }) => ({
      ifsc: query.ifsc,
      bankName: (await readBankName(platform, query.ifsc)) ?? refuse(partnerErrors.ifsc_unknown),
    })),
    route(api.getGstInfo, ({ input }) => readGstInfo(platform, input.body.gstNumber)),
    route(api.getPanInfo, ({ input }) => readPanInfo(platform, input.body.pan)),
  ];
}
