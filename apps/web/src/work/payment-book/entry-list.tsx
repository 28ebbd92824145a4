import { type BookEntry, entryKinds } from '@nukkad/contract/work/payment-book/payment-book.model';
import { istInstant } from '@nukkad/contract/kernel/time';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice } from '@nukkad/lists/fields';
import { PurchaseInvoice } from '../../nouns/purchase/purchase-invoice.tsx';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { IssueLink } from './paper-acts.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { entryWords, kindNames } from './book-words.ts';
import { type BookOf, bookAddress, useEntries, useReverse } from './payment-book.queries.ts';

type Voice = ReturnType<typeof useTranslation>;

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

const columnsOf = ({ t, locale }: Voice, of: BookOf): readonly Column<BookEntry>[] => [
  told('day', t('book.day', 'Date'), ({ happenedOn }) => happenedOn, {
    ...heading,
    cell: ({ happenedOn }) => formatInstant(istInstant(happenedOn), 'day', locale),
    width: '11rem',
  }),
  told('kind', t('book.kind', 'Entry'), ({ kind }) => kindNames[kind](t), { width: '9rem', card: 'corner' }),
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
  {
    id: 'acts',
    title: t('book.acts', 'Actions'),
    cell: (entry) =>
      entry.orderId === null ? <EntryActs entry={entry} /> : <PurchaseInvoice orderId={entry.orderId} />,
    fixed: true,
    card: 'foot',
    width: '12rem',
  },
];

/** The entries of the book, the newest first; as a spreadsheet with their filters. */
export function EntryList({ of }: { of: BookOf }) {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(bookAddress);
  return (
    <Listing<BookEntry>
      name="payment-book"
      label={t('book.list', 'Entries of the payment book')}
      asked={asked}
      fields={[choice('kind', t('book.kind', 'Entry'), entryKinds, (value) => kindNames[value](t))]}
      columns={columnsOf(voice, of)}
      pages={useEntries(of, asked.filters)}
      keyOf={({ entryId }) => entryId}
      nameOf={(entry) => entryWords(entry, t)}
      sheet={{ list: 'payment_book', filters: { ...of, ...asked.filters } }}
      empty={
        <EmptyState scene="money" title={t('book.none', 'No entries yet')}>
          {t('book.none.words', 'Approved milestones are billed here. Note what your customers paid.')}
        </EmptyState>
      }
    />
  );
}
