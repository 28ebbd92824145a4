import * as api from '@nukkad/contract/market/partnership/partnership.api';
import * as logo from '@nukkad/contract/market/partnership/logo.api';
import * as hours from '@nukkad/contract/market/partnership/hours.api';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { type Route, route } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { readBankName } from './bank/read-bank-name.ts';
import { saveBankAccount } from './bank/save-bank-account.ts';
import { verifyBankAccount } from './bank/verify-bank-account.ts';
import { withdrawChange } from './change/withdraw-change.ts';
import { readHours } from './hours/read-hours.ts';
import { saveHours } from './hours/save-hours.ts';
import { readGstInfo, readPanInfo } from './kyc/read-kyc.ts';
import { removeLogo, setLogo } from './logo/change-logo.ts';
import { readLogo } from './logo/read-logo.ts';
import { ownOrganisation } from './own-organisation.ts';
import type { PartnershipDependencies } from './partnership.interface.ts';
import { previewArea } from './profile/preview-area.ts';
import { readProfile } from './profile/read-profile.ts';
import { startAsPartner } from './profile/start-as-partner.ts';
import { submitForReview } from './profile/submit-for-review.ts';
import { updateProfile } from './profile/update-profile.ts';
import { deactivatePartner, readPartnerDeactivation } from './status/deactivate-partner.ts';

export function partnershipRoutes(deps: PartnershipDependencies): Route[] {
  const { platform } = deps;
  return [
    route(api.startAsPartner, (call) => startAsPartner(deps, call)),
    route(api.getPartnerProfile, (call) => readProfile(deps, ownOrganisation(call.viewer), call.viewer)),
    route(api.updatePartnerProfile, (call) => updateProfile(deps, call, call.input.body)),
    route(api.savePanNumber, (call) => updateProfile(deps, call, call.input.body)),
    route(api.saveGstNumber, (call) => updateProfile(deps, call, call.input.body)),
    route(logo.getBusinessLogo, (call) => readLogo(deps, call)),
    route(logo.setBusinessLogo, (call) => setLogo(deps, call)),
    route(logo.removeBusinessLogo, (call) => removeLogo(deps, call)),
    route(api.submitForReview, (call) => submitForReview(deps, call)),
    route(api.saveBankAccount, (call) => saveBankAccount(deps, call)),
    route(api.verifyBankAccount, (call) => verifyBankAccount(deps, call)),
    route(api.withdrawChange, (call) => withdrawChange(deps, call)),
    route(api.getPartnerDeactivation, (call) => readPartnerDeactivation(deps, call.viewer)),
    route(api.deactivatePartner, (call) => deactivatePartner(deps, call)),
    route(hours.getWorkingHours, (call) => readHours(deps, call.viewer)),
    route(hours.saveWorkingHours, (call) => saveHours(deps, call)),
    route(api.previewServedArea, (call) => previewArea(deps, call.input.query)),
    route(api.checkIfsc, async (call) => ({
      ifsc: call.input.query.ifsc,
      bankName: (await readBankName(platform, call.input.query.ifsc)) ?? refuse(partnerErrors.ifsc_unknown),
    })),
    route(api.getGstInfo, (call) => readGstInfo(deps, call.input.body.gstNumber)),
    route(api.getPanInfo, (call) => readPanInfo(platform, call.input.body.pan)),
  ];
}
