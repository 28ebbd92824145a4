import type { Paise } from '@nukkad/contract/kernel/money';
import type { SupplyBasis } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { PaperKind } from '@nukkad/contract/work/payment-book/payment-book.model';

const series: Readonly<Record<PaperKind, string>> = {
  tax_invoice: 'INV',
  bill_of_supply: 'BOS',
  receipt: 'RCT',
  credit_note: 'CRN',
};
const digits = 5;

/** As INV/2627/00001; up to 99,99,999 documents a year are within the 16 characters of rule 46(b). */
export const paperNumber = (kind: PaperKind, year: string, sequence: number): string =>
  `${series[kind]}/${year}/${String(sequence).padStart(digits, '0')}`;

/** Which bills fit: who is not registered charges no GST; who is charges what the bill holds, or none under the composition scheme. */
export function basesOf(isRegistered: boolean, percent: number): readonly [SupplyBasis, ...SupplyBasis[]] {
  if (!isRegistered) return ['unregistered'];
  return percent > 0 ? ['taxed', 'composition'] : ['exempt', 'composition'];
}

export const kindOfBasis = (basis: SupplyBasis): PaperKind =>
  basis === 'taxed' ? 'tax_invoice' : 'bill_of_supply';

const unionTerritories = new Set(['04', '26', '31', '35', '38']);

/** Union territories without a legislature levy UTGST. */
export const stateTaxOf = (stateCode: string): 'SGST' | 'UTGST' =>
  unionTerritories.has(stateCode) ? 'UTGST' : 'SGST';

interface Credited {
  readonly paperId: string;
  readonly correctsId: string | null;
  readonly totalPaise: Paise;
}

/** What credit notes took off a paper. */
export const creditedOf = (paperId: string, issued: readonly Credited[]): Paise =>
  issued.reduce((sum, { correctsId, totalPaise }) => (correctsId === paperId ? sum + totalPaise : sum), 0);
