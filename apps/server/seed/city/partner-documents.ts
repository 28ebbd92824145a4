/**
 * Made-up documents of the demo partners: well formed, with valid check characters, and assigned to no real business.
 */
import { gstCheckCharacter } from '@nukkad/contract/kernel/patterns/gst-number';
import type { Constitution } from '@nukkad/contract/identity/partner/partner.model';
import { neighbourhoods } from './people.ts';

export interface PartnerDocuments {
  readonly constitution: Constitution;
  readonly about: string;
  readonly pan: string;
  readonly gstNumber: string | null;
  readonly line1: string;
  readonly locality: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly bankName: string;
}

const banks = [
  ['HDFC0000001', 'HDFC Bank'],
  ['SBIN0000813', 'State Bank of India'],
  ['CNRB0000501', 'Canara Bank'],
  ['ICIC0000002', 'ICICI Bank'],
] as const;
/** Of the fourth letter of a PAN: P a person, F a firm. */
const kinds = [
  ['P', 'proprietor'],
  ['F', 'partnership'],
] as const;
/** Of Karnataka; the first registration of its holder. */
const state = '29';

const letter = (value: number) => String.fromCharCode(65 + (value % 26));

/** Three letters, the kind of holder, the first letter of the surname, four digits and a letter: another for each shop. */
function demoPan(index: number, kind: string, ownerName: string): string {
  const surname = ownerName.split(' ').at(-1) ?? ownerName;
  const digits = String(1_000 + (index % 9_000));
  return `A${letter(Math.floor(index / 26))}${letter(index)}${kind}${surname.charAt(0).toUpperCase()}${digits}B`;
}

function demoGstNumber(pan: string): string {
  const first14 = `${state}${pan}1Z`;
  return `${first14}${gstCheckCharacter(first14)}`;
}

const pick = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('The list is empty.');
  return one;
};

export function makePartnerDocuments(
  shop: { readonly ownerName: string; readonly pincode: string; readonly gstRegistered: boolean },
  index: number,
): PartnerDocuments {
  const [kind, constitution] = pick(kinds, index);
  const [ifsc, bankName] = pick(banks, index);
  const pan = demoPan(index, kind, shop.ownerName);
  const near = neighbourhoods.find(({ pincode }) => pincode === shop.pincode);
  return {
    constitution,
    about: `A local team led by ${shop.ownerName}. We come on time, name the price first and clean up when we are done.`,
    pan,
    gstNumber: shop.gstRegistered ? demoGstNumber(pan) : null,
    line1: `${12 + (index % 180)}, 1st Floor, ${4 + (index % 9)}th Main`,
    locality: near?.locality ?? 'Main Road',
    accountNumber: `501000${String(10_000_000 + index)}`,
    ifsc,
    bankName,
  };
}
