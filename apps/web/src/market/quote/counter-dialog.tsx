import { counterBody, counterQuote } from '@nukkad/contract/market/quote/quote.api';
import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { type TypedChoice, isCounted, leavesChoice, madeChoice, noChoice } from './choice.rules.ts';
import { useChoicePrice } from './quote.queries.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';

interface Typed {
  readonly by: 'total' | 'lines';
  readonly total: number | null;
  readonly unitPrices: readonly (number | null)[];
  readonly message: string;
  /** What the offer counts in. */
  readonly choice: TypedChoice;
}

/** A price for each line that the offer is for. */
function LinePrices({
  content,
  fields: { choice, unitPrices },
  errors,
  onUnitPrices,
}: {
  content: QuoteVersion['content'];
  fields: Pick<Typed, 'choice' | 'unitPrices'>;
  errors: Readonly<Record<string, string>>;
  onUnitPrices: (unitPrices: Typed['unitPrices']) => void;
}) {
  const { t } = useTranslation();
  const asked = content.lines.flatMap((line, at) =>
    isCounted(content, choice, at) ? [{ ...line, at }] : [],
  );
  return (
    <Stack gap={1}>
      {asked.map(({ name, unit, quantity, at }, place) => (
        <MoneyField
          key={`${at} ${name}`}
          label={t('offers.counter.line', '{{name}}, per {{unit}} ({{quantity}})', {
            name,
            unit,
            quantity,
          })}
          zero
          paise={unitPrices[at] ?? null}
          error={errors[`unitPrices.${at}`] ?? (place === 0 ? errors['total'] : undefined)}
          onPaise={(paise) => onUnitPrices(unitPrices.with(at, paise))}
        />
      ))}
      <p className={styles.note}>{t('offers.counter.beforeTax', 'Prices of lines are before GST.')}</p>
    </Stack>
  );
}

function CounterForm({
  leadId,
  version,
  onDone,
}: {
  leadId: string;
  version: QuoteVersion;
  onDone: () => void;
}) {
  const { t, locale } = useTranslation();
  const { quoteId, content, price } = version;
  const hasOptions = leavesChoice(version);
  const counter = useSend(counterQuote);
  const bodyOf = ({ by, total, unitPrices, message, choice }: Typed) => ({
    leadId,
    quoteId,
    ...(by === 'total'
      ? { total: total ?? 0 }
      : { unitPrices: unitPrices.map((paise, at) => paise ?? content.lines[at]?.unitPrice ?? 0) }),
    ...(hasOptions && (madeChoice(choice) ?? { lines: [...choice.lines] })),
    message,
  });
  const initial: Typed = {
    by: 'total',
    total: null,
    unitPrices: content.lines.map((line) => line.unitPrice),
    message: '',
    choice: noChoice(version),
  };
  const form = useSentForm({
    send: counter,
    said: t('offers.counter.done', 'Counter-offer sent'),
    initial,
    schema: counterBody,
    bodyOf,
    about: {
      quote_counter_not_lower: 'total',
      quote_counter_below_payments: 'total',
      quote_choice_missing: 'choice',
    },
    onSent: onDone,
    refusedAt: 'total',
  });
  const { fields, errors, change, moneyAt, lineAt } = form;
  const made = madeChoice(fields.choice);
  const priced = useChoicePrice({ leadId, quoteId, lines: [], ...made }, hasOptions && made !== null);
  const { total } = (hasOptions && made ? priced.data : null) ?? price;
  return (
    <FieldsOf form={form} save={t('offers.counter.send', 'Send counter-offer')}>
      <ChoiceFields
        version={version}
        choice={fields.choice}
        onChoice={(choice) => change({ choice })}
        error={errors['choice']}
      />
      <RadioList
        label={t('offers.counter.by', 'What should cost less?')}
        name="by"
        options={[
          { value: 'total', label: t('offers.counter.total', 'The total') },
          { value: 'lines', label: t('offers.counter.lines', 'Single lines') },
        ]}
        value={fields.by}
        onChange={(by) => change({ by })}
      />
      {fields.by === 'total' ? (
        <MoneyField
          label={t('offers.counter.offer', 'Your offer, with GST')}
          hint={
            made
              ? t('offers.counter.now', 'The quote is {{total}}.', { total: formatMoney(total, locale) })
              : t('offers.counter.nowFrom', 'The quote is from {{total}}.', {
                  total: formatMoney(total, locale),
                })
          }
          {...moneyAt('total')}
        />
      ) : (
        <LinePrices
          content={content}
          fields={fields}
          errors={errors}
          onUnitPrices={(unitPrices) => change({ unitPrices })}
        />
      )}
      <TextArea
        label={t('offers.counter.message', 'Message to the partner')}
        {...lineAt('message')}
        maxLength={1_000}
      />
    </FieldsOf>
  );
}

/** The form behind `?dialog=counter`: less in total, or for single lines. */
export function CounterDialog({ leadId, version }: { leadId: string; version: QuoteVersion }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="counter" title={t('offers.counter', 'Make a counter-offer')}>
      {(close) => <CounterForm leadId={leadId} version={version} onDone={close} />}
    </UrlModal>
  );
}
