import { partsOfGstNumber } from '@nukkad/contract/kernel/patterns/gst-number';
import type { Platform } from '../../../platform/platform.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';
import { checkNumber } from './check-number.ts';
import { holderOfPan } from './kyc.rules.ts';

export async function readGstInfo(
  { platform, geography }: Pick<PartnershipDependencies, 'geography' | 'platform'>,
  gstNumber: string,
) {
  const { valid, name, checkedBy } = await checkNumber(platform, 'gst', gstNumber);
  const { stateCode } = partsOfGstNumber(gstNumber);
  const state = (await geography.stateNames(platform.db, [stateCode])).get(stateCode) ?? '';
  return { gstNumber, valid, legalName: name, state, checkedBy };
}

/** The number goes to the register and is not kept; only its end comes back. */
export async function readPanInfo(platform: Platform, pan: string) {
  const { valid, name, checkedBy } = await checkNumber(platform, 'pan', pan);
  return { panLast4: pan.slice(-4), valid, registeredName: name, holder: holderOfPan(pan), checkedBy };
}
