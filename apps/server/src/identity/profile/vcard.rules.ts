import type { PublicCard } from '@nukkad/contract/identity/profile/card.model';

/** RFC 2426, section 4: what separates in a value is escaped, and no value begins a line of its own. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/[,;]/g, (found) => `\\${found}`)
    // What cannot be seen has no place on a card, but for the tab.
    .replaceAll(/[^\P{Cc}\t]/gu, '');

/** Section 2.6: at most 75 octets a line; the next begins with a space. Never within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}

/** vCard 3.0: what old phones read too. */
export function vcard(card: PublicCard): string {
  const [last = '', ...rest] = card.fullName.split(' ').toReversed();
  const given = rest.toReversed().join(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${given ? escaped(last) : ''};${escaped(given || last)};;;`,
    `FN:${escaped(card.fullName)}`,
    ...(card.companyName ? [`ORG:${escaped(card.companyName)}`] : []),
    ...(card.headline ? [`TITLE:${escaped(card.headline)}`] : []),
    ...(card.mobileNumber ? [`TEL;TYPE=CELL:+91${card.mobileNumber}`] : []),
    ...(card.about ? [`NOTE:${escaped(card.about)}`] : []),
    `URL:${card.url}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
