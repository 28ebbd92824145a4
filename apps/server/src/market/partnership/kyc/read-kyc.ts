import { partsOfGstNumber } from '@nukkad/contract/kernel/patterns/gst-number';
import type { Platform } from '../../../platform/platform.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { checkNumber } from './check-number.ts';

/** Whom the fourth letter of a PAN names (Income-tax Department). */
const holders: Readonly<Record<string, string>> = {
  P: 'person',
  C: 'company',
  H: 'huf',
  F: 'firm',
  A: 'association',
  B: 'association',
  T: 'trust',
  L: 'local_authority',
  J: 'juridical_person',
  G: 'government',
};

function holderOfPan(pan: string): string {
  return holders[pan.charAt(3)] ?? 'person';
}

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
