import type { PartyPaper } from '@nukkad/contract/work/payment-book/party-paper.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { PaperActs } from './paper-acts.tsx';
import { useIssued } from './party-paper.queries.ts';
import { paperNames } from './party-paper-words.ts';
import { SendDialog, SentWords } from './send-paper.tsx';
import { List, Note, Row } from '../../ui/page/parts.tsx';

function IssuedWords({ paper }: { paper: PartyPaper }) {
  const { t, locale } = useTranslation();
  const { kind, number, total, credited, isTakenBack, issuedAt, sent } = paper;
  return (
    <>
      <Row as="p" gap={[0.25, 1]} justify="space-between">
        <strong>
          {paperNames[kind](t)} <span translate="no">{number}</span>
        </strong>
        <Money paise={total} strong />
      </Row>
      <Note below={0.5}>
        {formatInstant(issuedAt, 'day', locale)}
        {credited > 0 && (
          <>
            {' · '}
            {t('partyPaper.credited', 'Credited')}: <Money paise={credited} />
          </>
        )}
        {isTakenBack && ` · ${t('book.kind.reversal', 'Taken back')}`}
      </Note>
      {sent && (
        <Note below={0.5}>
          <SentWords sent={sent} />
        </Note>
      )}
    </>
  );
}

/** What was issued to a party, the newest first; nothing where nothing was. */
export function PaperList({ partyId, mayWrite }: { partyId: string; mayWrite: boolean }) {
  const { t } = useTranslation();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useIssued(partyId);
  const issued = data?.pages.flatMap(({ items }) => items) ?? [];
  if (issued.length === 0) return null;
  return (
    <Section title={t('partyPaper.list', 'Invoices and receipts')}>
      <List>
        {issued.map((paper) => (
          <li key={paper.paperId}>
            <Card quiet>
              <IssuedWords paper={paper} />
              <PaperActs paper={paper} mayWrite={mayWrite} />
              {mayWrite && <SendDialog paper={paper} />}
            </Card>
          </li>
        ))}
      </List>
      {hasNextPage && (
        <Button tone="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('partyPaper.more', 'Show more')}
        </Button>
      )}
    </Section>
  );
}
