/** Fourteen is the youngest age at which work is allowed at all (Child Labour Act 1986, section 3). */
const youngest = 14;
const oldest = 100;

export function isPlausibleBirth(bornOn: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  const age = years - (today.slice(5) < bornOn.slice(5) ? 1 : 0);
  return age >= youngest && age <= oldest;
}
