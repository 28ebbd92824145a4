/** Specification section 9: names under 20 characters whole, of others the first 10 and the last 7. */
export function shortFileName(name: string): string {
  const letters = Array.from(name);
  if (letters.length < 20) return name;
  return `${letters.slice(0, 10).join('')}...${letters.slice(-7).join('')}`;
}
