import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { Ageing, BookFigures, OpenBills } from './book-figures.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { useBook } from './payment-book.queries.ts';

const whole = {};

/** The book of the business: figures, ageing, open bills, entries. */
export function PaymentBookPage() {
  const { t } = useTranslation();
  return (
    <>
      <Loaded query={useBook(whole)} waiting={<ListSkeleton count={2} />}>
        {(book) => (
          <>
            <BookFigures book={book} />
            {book.openBills.length > 0 && (
              <>
                <Section title={t('book.ageing', 'Outstanding by due date')}>
                  <Ageing ageing={book.ageing} />
                </Section>
                <Section title={t('book.open', 'Not paid yet')}>
                  <OpenBills bills={book.openBills} />
                </Section>
              </>
            )}
          </>
        )}
      </Loaded>
      <Section title={t('book.entries', 'Entries')}>
        <EntryList of={whole} />
      </Section>
      <IssueDialog />
    </>
  );
}
