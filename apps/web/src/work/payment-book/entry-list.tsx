import { istInstant } from '@nukkad/contract/kernel/time';
import { bookQuery, listBookEntries } from '@nukkad/contract/work/payment-book/payment-book.api';
import { type BookEntry, entryKinds } from '@nukkad/contract/work/payment-book/payment-book.model';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { PurchaseInvoice } from '../../nouns/purchase/purchase-invoice.tsx';
import { acts } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { entryWords, kindNames } from './book-words.ts';
import { IssueLink } from './paper-acts.tsx';
import { type BookOf, useReverse } from './payment-book.queries.ts';

function TakeBack({ entry }: { entry: BookEntry }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useReverse();
  if (entry.isReversed) return t('book.kind.reversal', 'Taken back');
  if (!entry.can.reverse) return null;
  return (
    <Button
      small
      tone="plain"
      busy={isPending}
      onClick={() =>
        mutate(entry.entryId, {
          onSuccess: () => toast.success(t('book.reverse.done', 'Taken back')),
          onError: toastFailure,
        })
      }
    >
      {t('book.reverse', 'Take back')}
    </Button>
  );
}

function EntryActs({ entry }: { entry: BookEntry }) {
  return (
    <Row gap={0.75} above={0.75} below={0.75}>
      {entry.paper && <span translate="no">{entry.paper.number}</span>}
      <IssueLink entry={entry} />
      <TakeBack entry={entry} />
    </Row>
  );
}

/** The entries of the book, the newest first; as a spreadsheet with their filters. */
export const EntryList = listPartOf(listBookEntries, ({ of }: { of: BookOf }) => of, {
  name: 'payment-book',
  label: ({ t }) => t('book.list', 'Entries of the payment book'),
  address: listAddress(bookQuery.shape, ['kind', 'from', 'to'], {}),
  query: (filters, of) => ({ ...of, ...filters }),
  fields: ({ t }) => [choice('kind', t('book.kind', 'Entry'), entryKinds, (value) => kindNames[value](t))],
  keyOf: ({ entryId }) => entryId,
  nameOf: (entry, { t }) => entryWords(entry, t),
  columns: ({ t, locale, given: of }) => [
    told('day', t('book.day', 'Date'), ({ happenedOn }) => happenedOn, {
      ...heading,
      cell: ({ happenedOn }) => formatInstant(istInstant(happenedOn), 'day', locale),
      width: '11rem',
    }),
    told('kind', t('book.kind', 'Entry'), ({ kind }) => kindNames[kind](t), {
      width: '9rem',
      card: 'corner',
    }),
    ...(of.partyId || of.projectId
      ? []
      : [
          told('party', t('project.party', 'Customer'), ({ partyName }: BookEntry) => partyName, {
            width: '11rem' as const,
          }),
        ]),
    told('words', t('book.for', 'For'), (entry) => entryWords(entry, t)),
    told('amount', t('book.amount', 'Amount'), ({ amount }) => formatMoney(amount, locale), {
      figures: true,
      width: '9rem',
    }),
    acts(t('book.acts', 'Actions'), '12rem', (entry) =>
      entry.orderId === null ? <EntryActs entry={entry} /> : <PurchaseInvoice orderId={entry.orderId} />,
    ),
  ],
  sheet: 'payment_book',
  empty: ({ t }) => (
    <EmptyState scene="money" title={t('book.none', 'No entries yet')}>
      {t('book.none.words', 'Approved milestones are billed here. Note what your customers paid.')}
    </EmptyState>
  ),
});
