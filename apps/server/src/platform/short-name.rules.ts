/** "Asha R.": the first name, and the first letter of the last one. */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/u);
  const [initial] = others.at(-1)?.match(/./u) ?? [];
  return (initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first).slice(0, 80);
}
