import { seenOfPaper } from '@nukkad/contract/work/payment-book/party-paper.confirm';
import type { PaperContent, PaperDraft } from '@nukkad/contract/work/payment-book/party-paper.model';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Money } from '../../ui/money.tsx';
import { FactsSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { paperParameter } from './paper-acts.tsx';
import { type Chosen, PaperChoices } from './paper-choices.tsx';
import { useIssuePaper, usePaperDraft } from './party-paper.queries.ts';
import { paperNames } from './party-paper-words.ts';

/** What will stand on the paper. */
function Content({ content }: { content: PaperContent }) {
  const { t } = useTranslation();
  const { supplier, recipient, place, taxable, cgst, sgst, igst, total, kind, description } = content;
  const taxes = [
    ['CGST', cgst],
    [place.stateTax, sgst],
    ['IGST', igst],
  ] as const;
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
      <Fact name={t('book.for', 'For')}>{description}</Fact>
      {kind !== 'receipt' && (
        <Fact name={t('partyPaper.taxable', 'Without GST')}>
          <Money paise={taxable} />
        </Fact>
      )}
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

const codes = /^(?:[0-9]{4}|[0-9]{6}|[0-9]{8})$/;

function Issue({
  draft,
  chosen,
  onChoose,
  onClose,
}: {
  draft: PaperDraft;
  chosen: Chosen;
  onChoose: (changes: Chosen) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [key] = useState(newIdempotencyKey);
  const [code, setCode] = useState(draft.content.itemCode);
  const issue = useIssuePaper(key);
  const { content, entryId, lacks } = draft;
  const isBill = content.kind === 'tax_invoice' || content.kind === 'bill_of_supply';
  const isWhole =
    !lacks.includes('address') && !lacks.includes('corrects') && (!isBill || codes.test(code.trim()));
  const name = paperNames[content.kind](t);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('partyPaper.issue.title', 'Issue {{paper}}?', { paper: name })}
      consequences={[
        t('partyPaper.issue.number', 'It gets the next number of your own series.'),
        t('partyPaper.issue.final', 'It can’t be changed after that.'),
        ...(isBill ? [t('partyPaper.issue.corrected', 'A credit note can correct it.')] : []),
        ...(lacks.includes('address')
          ? [t('partyPaper.issue.address', 'Add the address of this customer first.')]
          : []),
      ]}
      confirm={t('partyPaper.issue', 'Issue')}
      disabled={!isWhole}
      onConfirm={async (reviewed) => {
        const { addressAt, ...more } = chosen;
        const issued = await issue.mutateAsync({
          entryId,
          ...more,
          ...(addressAt !== undefined && { addressAt: Number(addressAt) }),
          ...(isBill && { itemCode: code.trim() }),
          seen: withShownSince(seenOfPaper(content), reviewed),
        });
        toast.success(t('partyPaper.issued', 'Issued: {{number}}', { number: issued.number }));
      }}
    >
      <PaperChoices
        draft={draft}
        code={code}
        onCode={setCode}
        addressAt={Number(chosen.addressAt ?? 0)}
        onChoose={onChoose}
      />
      <Content content={content} />
    </ConfirmDialog>
  );
}

function OfEntry({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>({});
  const query = usePaperDraft({ entryId, ...chosen });
  if (query.data)
    return (
      <Issue
        draft={query.data}
        chosen={chosen}
        onChoose={(changes) => setChosen((before) => ({ ...before, ...changes }))}
        onClose={onClose}
      />
    );
  return (
    <Dialog opened onClose={onClose} title={t('partyPaper.issue', 'Issue')}>
      <Loaded query={query} waiting={<FactsSkeleton />}>
        {() => null}
      </Loaded>
    </Dialog>
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
  return <OfEntry key={entryId} entryId={entryId} onClose={close} />;
}
