import { seenOfPaper, issuePaper } from '@nukkad/contract/work/payment-book/party-paper.api';
import type { PaperContent, PaperDraft } from '@nukkad/contract/work/payment-book/party-paper.model';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { paperParameter } from './paper-acts.tsx';
import { CreditParts } from './credit-parts.tsx';
import { type Chosen, PaperChoices } from './paper-choices.tsx';
import { type TypedPaperLine, readPaperLines, sumOfTyped, typedPaperLines } from './paper-line-fields.ts';
import { PaperLines } from './paper-lines.tsx';
import { usePaperDraft } from './party-paper.queries.ts';
import { paperNames } from './party-paper-words.ts';

/** What will stand on the paper. */
function Content({ content }: { content: PaperContent }) {
  const { t, locale } = useTranslation();
  const { supplier, recipient, place, taxable, cgst, sgst, igst, total, kind, description, rates } = content;
  const taxes = [
    ['CGST', cgst],
    [place.stateTax, sgst],
    ['IGST', igst],
  ] as const;
  const byRate = rates.length > 1 ? rates.filter(({ percent }) => percent > 0) : [];
  return (
    <Facts>
      <Fact name={t('partyPaper.from', 'From')}>
        <span translate="no">
          {[supplier.name, supplier.address, supplier.gstin].filter(Boolean).join(', ')}
        </span>
      </Fact>
      <Fact name={t('partyPaper.to', 'To')}>
        <span translate="no">
          {[recipient.name, recipient.address, recipient.gstin].filter(Boolean).join(', ')}
        </span>
      </Fact>
      {kind === 'receipt' && <Fact name={t('book.for', 'For')}>{description}</Fact>}
      {kind !== 'receipt' && (
        <Fact name={t('partyPaper.taxable', 'Without GST')}>
          <Money paise={taxable} />
        </Fact>
      )}
      {byRate.map(({ percent, taxable: of, ...parts }) => (
        <Fact key={percent} name={t('partyPaper.rate', 'GST {{percent}}%', { percent })}>
          <Money paise={parts.cgst + parts.sgst + parts.igst} />{' '}
          {t('partyPaper.rate.of', 'on {{amount}}', { amount: formatMoney(of, locale) })}
        </Fact>
      ))}
      {taxes.map(([name, paise]) => (
        <Fact key={name} name={name}>
          {paise > 0 && <Money paise={paise} />}
        </Fact>
      ))}
      <Fact name={t('partyPaper.total', 'Total')}>
        <Money paise={total} strong />
      </Fact>
    </Facts>
  );
}

const isBill = ({ content: { kind } }: PaperDraft) => kind === 'tax_invoice' || kind === 'bill_of_supply';

function consequencesOf(draft: PaperDraft, t: Translate): readonly string[] {
  return [
    t('partyPaper.issue.number', 'It gets the next number of your own series.'),
    t('partyPaper.issue.final', 'It can’t be changed after that.'),
    ...(isBill(draft) ? [t('partyPaper.issue.corrected', 'A credit note can correct it.')] : []),
    ...(draft.lacks.includes('address')
      ? [t('partyPaper.issue.address', 'Add the address of this customer first.')]
      : []),
  ];
}

/** The lines as they are typed; the draft is asked for anew once they are the bill again. */
function useLines(draft: PaperDraft, onChoose: (changes: Chosen) => void) {
  const [typed, setTyped] = useState(() => typedPaperLines(draft));
  const [isCreditWhole, setCreditWhole] = useState(true);
  const ready = (lines: readonly TypedPaperLine[]) => {
    const read = readPaperLines(lines);
    return read && sumOfTyped(lines) === draft.content.total ? read : null;
  };
  return {
    typed,
    setCreditWhole,
    isWhole: isBill(draft) ? ready(typed) !== null : isCreditWhole,
    set: (lines: readonly TypedPaperLine[]) => {
      setTyped([...lines]);
      const read = ready(lines);
      if (read) onChoose({ lines: read });
    },
  };
}

interface IssueProps {
  readonly draft: PaperDraft;
  /** What was chosen is being worked out. */
  readonly isSettling: boolean;
  readonly chosen: Chosen;
  readonly onChoose: (changes: Chosen) => void;
  readonly dialog: OpenDialog;
}

function Issue({ draft, isSettling, chosen, onChoose, dialog }: IssueProps) {
  const { t } = useTranslation();
  const lines = useLines(draft, onChoose);
  const { content, entryId, lacks } = draft;
  const isMissing = lacks.includes('address') || lacks.includes('corrects');
  return (
    <Question
      dialog={dialog}
      title={t('partyPaper.issue.title', 'Issue {{paper}}?', { paper: paperNames[content.kind](t) })}
      consequences={consequencesOf(draft, t)}
      confirm={t('partyPaper.issue', 'Issue')}
      send={useSend(issuePaper)}
      request={(seen) =>
        isMissing || isSettling || !lines.isWhole
          ? null
          : { entryId, ...chosen, seen: seen(seenOfPaper(content)) }
      }
      said={(issued) => t('partyPaper.issued', 'Issued: {{number}}', { number: issued.number })}
    >
      {lacks.includes('address') && (
        <p>
          <ButtonLink small tone="plain" to={`/projects/parties/${draft.partyId}/edit`}>
            {t('partyPaper.send.edit', 'Edit this customer')}
          </ButtonLink>
        </p>
      )}
      <PaperChoices draft={draft} addressAt={chosen.addressAt ?? 0} onChoose={onChoose} />
      {isBill(draft) && (
        <PaperLines lines={lines.typed} percents={draft.percents} total={content.total} onLines={lines.set} />
      )}
      {draft.creditLines.length > 1 && (
        <CreditParts
          key={content.corrects?.number}
          draft={draft}
          onChoose={onChoose}
          onWhole={lines.setCreditWhole}
        />
      )}
      <Content content={content} />
    </Question>
  );
}

function OfEntry({ entryId, dialog }: { entryId: string; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>({});
  const query = usePaperDraft({ entryId, ...chosen });
  return (
    <ReadFirst
      dialog={dialog}
      title={t('partyPaper.issue', 'Issue')}
      query={query}
      waiting={<FactsSkeleton />}
    >
      {(draft) => (
        <Issue
          draft={draft}
          isSettling={query.isPlaceholderData}
          chosen={chosen}
          onChoose={(changes) => setChosen((before) => ({ ...before, ...changes }))}
          dialog={dialog}
        />
      )}
    </ReadFirst>
  );
}

/** Behind `?paper=` and the id of an entry of the book. */
export function IssueDialog() {
  const [search, setSearch] = useSearchParams();
  const entryId = search.get(paperParameter);
  if (!entryId) return null;
  const close = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(paperParameter);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return <OfEntry key={entryId} entryId={entryId} dialog={{ opened: true, close }} />;
}
