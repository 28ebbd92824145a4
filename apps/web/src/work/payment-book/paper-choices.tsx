import type { PaperDraft } from '@nukkad/contract/work/payment-book/party-paper.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { PaperAsked } from './party-paper.queries.ts';
import { basisNames } from './party-paper-words.ts';
import { Stack } from '../../ui/page/parts.tsx';

export type Chosen = Omit<PaperAsked, 'entryId'>;

interface Props {
  readonly draft: PaperDraft;
  readonly onChoose: (changes: Chosen) => void;
}

function CreditChoice({ draft: { credits, content }, onChoose }: Props) {
  const { t } = useTranslation();
  if (credits.length === 0)
    return (
      <p>
        {t(
          'partyPaper.credits.none',
          'No invoice of this customer has so much left. Issue the invoice first.',
        )}
      </p>
    );
  const chosen = credits.find(({ number }) => number === content.corrects?.number);
  return (
    <SelectField
      label={t('partyPaper.corrects', 'Against invoice')}
      value={chosen?.paperId ?? ''}
      options={credits.map(({ paperId, number }) => ({ value: paperId, label: number }))}
      onChange={({ target }) =>
        onChoose({
          correctsId: credits.find(({ paperId }) => paperId === target.value)?.paperId,
          parts: undefined,
        })
      }
    />
  );
}

/** What one may choose for a bill: its kind, code, place and address. */
function BillChoices({
  draft: { bases, content, states, addresses },
  addressAt,
  onChoose,
}: Props & {
  readonly addressAt: number;
}) {
  const { t } = useTranslation();
  return (
    <>
      {bases.length > 1 && (
        <SelectField
          label={t('partyPaper.basis', 'What is issued')}
          value={content.basis ?? ''}
          options={bases.map((value) => ({ value, label: basisNames[value](t) }))}
          onChange={({ target }) => onChoose({ basis: bases.find((one) => one === target.value) })}
        />
      )}
      <SelectField
        label={t('partyPaper.place', 'Place of supply')}
        value={content.place.stateCode}
        options={states.map(({ code: value, name }) => ({ value, label: name }))}
        onChange={({ target }) => onChoose({ placeStateCode: target.value })}
      />
      {addresses.length > 1 && (
        <SelectField
          label={t('partyPaper.address', 'Address')}
          value={String(addressAt)}
          options={addresses.map((label, at) => ({ value: String(at), label }))}
          onChange={({ target }) => onChoose({ addressAt: Number(target.value) })}
        />
      )}
    </>
  );
}

export function PaperChoices(props: Parameters<typeof BillChoices>[0]) {
  const { kind } = props.draft.content;
  if (kind === 'receipt') return null;
  return (
    <Stack gap={1} below={1.25}>
      {kind === 'credit_note' ? (
        <CreditChoice draft={props.draft} onChoose={props.onChoose} />
      ) : (
        <BillChoices {...props} />
      )}
    </Stack>
  );
}
