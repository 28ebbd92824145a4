import { partyPaperErrors } from '@nukkad/contract/work/payment-book/party-paper.noun';
import { paymentBookErrors } from '@nukkad/contract/work/payment-book/payment-book.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { bookSheet } from './book.sheet.ts';
import { partyBooks, projectBooks } from './keep-books.ts';
import { paperNotices } from './paper/paper.notices.ts';
import { paperRecords } from './paper/paper-records.ts';
import { shareablePaper } from './paper/shareable-paper.ts';
import type { PaymentBookDependencies } from './payment-book.interface.ts';
import { paymentBookPersonal } from './payment-book-personal.store.ts';
import { bookWaiting } from './read-waiting.ts';
import { paymentBookRoutes } from './payment-book.routes.ts';

/** What the parties of an organisation owe it: bills of milestones, receipts, credit notes, and what follows from them. */
export function createPaymentBookDomain(deps: PaymentBookDependencies): Domain {
  return {
    name: 'payment-book',
    constraints: {
      book_reversed_once: paymentBookErrors.book_entry_reversed,
      party_paper_once: partyPaperErrors.paper_issued,
    },
    routes: paymentBookRoutes(deps),
    notices: paperNotices(deps),
    personal: paymentBookPersonal,
    sheets: [bookSheet],
    waiting: bookWaiting(deps),
    extensions: [
      deps.party.books.answeredBy(partyBooks(deps)),
      deps.project.books.answeredBy(projectBooks(deps)),
      deps.share.subjects.answeredBy(shareablePaper(deps)),
      deps.drive.records.answeredBy(paperRecords(deps)),
    ],
  };
}

export const paymentBook = domain({
  needs: ['account', 'drive', 'geography', 'partner', 'party', 'project', 'share'],
  create: createPaymentBookDomain,
});
