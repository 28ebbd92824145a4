import type { PublicCard } from '@nukkad/contract/identity/profile/card.model';
import { contentLines, escapedValue as escaped } from '../../platform/content-line.rules.ts';

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
  return contentLines(lines);
}
