import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { BookFigures } from './book-figures.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { type BookOf, saveAccount, useBook } from './payment-book.queries.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { PaperList } from './paper-list.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { Row } from '../../ui/page/parts.tsx';

const daysOfYear = 365;

function Acts({ partyId, mayWrite }: { partyId: string; mayWrite: boolean }) {
  const { t } = useTranslation();
  const receipt = useDialogLink('receipt');
  const credit = useDialogLink('credit');
  const today = istDay(new Date());
  const paper = useMutation({
    mutationFn: () => saveAccount(partyId, addDays(today, -daysOfYear), today),
    onError: toastFailure,
  });
  return (
    <Row gap={0.75} above={0.75} below={0.75}>
      {mayWrite && (
        <>
          <ButtonLink {...receipt} small>
            {t('book.receipt', 'Note a receipt')}
          </ButtonLink>
          <ButtonLink {...credit} small tone="plain">
            {t('book.credit', 'Write a credit note')}
          </ButtonLink>
        </>
      )}
      <Button small tone="plain" busy={paper.isPending} onClick={() => paper.mutate()}>
        {t('book.statement', 'Statement of a year (PDF)')}
      </Button>
    </Row>
  );
}

/** The account of a party, or what of it belongs to one project. */
export function BookSection({ partyId, of, mayWrite }: { partyId: string; of: BookOf; mayWrite: boolean }) {
  const { t } = useTranslation();
  return (
    <Section title={t('book.title', 'Payment book')}>
      <Loaded query={useBook(of)} waiting={<ListSkeleton count={1} />}>
        {(book) => <BookFigures book={book} />}
      </Loaded>
      <Acts partyId={partyId} mayWrite={mayWrite} />
      <EntryList of={of} />
      {of.partyId && <PaperList partyId={of.partyId} mayWrite={mayWrite} />}
      {mayWrite && (
        <>
          <IssueDialog />
          <ReceiptDialog partyId={partyId} of={of} />
          <CreditDialog partyId={partyId} of={of} />
        </>
      )}
    </Section>
  );
}
