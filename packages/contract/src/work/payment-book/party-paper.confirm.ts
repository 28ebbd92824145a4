/** What is seen when a paper is issued to a party. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { PaperContent } from './party-paper.model.ts';

export const confirmsPartyPaper = confirmation('party_paper', {
  paperKind: 'choice',
  paperTo: 'text',
  paperAddress: 'text',
  paperPlace: 'text',
  paperTaxable: 'money',
  paperTax: 'money',
  paperTotal: 'money',
});

export const seenOfPaper = (
  content: Pick<PaperContent, 'kind' | 'recipient' | 'place' | 'taxable' | 'total'>,
): Seen<typeof confirmsPartyPaper> => ({
  paperKind: content.kind,
  paperTo: content.recipient.name,
  paperAddress: content.recipient.address,
  paperPlace: content.place.stateName,
  paperTaxable: content.taxable,
  paperTax: content.total - content.taxable,
  paperTotal: content.total,
});
