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

export function holderOfPan(pan: string): string {
  return holders[pan.charAt(3)] ?? 'person';
}
