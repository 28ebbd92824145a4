import type { Paise } from '@nukkad/contract/kernel/money';
import { paperLimits } from '@nukkad/contract/work/payment-book/party-paper.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type TypedPaperLine, emptyPaperLine, sumOfTyped } from './paper-line-fields.ts';
import { Grid, Note, Paragraph, Stack } from '../../ui/page/parts.tsx';
import styles from './payment-book.module.css';

interface LineProps {
  readonly line: TypedPaperLine;
  readonly at: number;
  /** None: no GST is charged. */
  readonly percents: readonly number[];
  readonly onLine: (line: TypedPaperLine) => void;
  readonly onRemove: (() => void) | null;
}

function OneLine({ line, at, percents, onLine, onRemove }: LineProps) {
  const { t } = useTranslation();
  const set = (change: Partial<TypedPaperLine>) => onLine({ ...line, ...change });
  return (
    <fieldset className={styles.line}>
      <legend>{t('partyPaper.line', 'Line {{number}}', { number: at + 1 })}</legend>
      <TextField
        label={t('partyPaper.line.description', 'Description')}
        maxLength={300}
        value={line.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <FieldPair>
        <TextField
          label={t('partyPaper.code', 'HSN or SAC code')}
          hint={t('partyPaper.code.hint', '4, 6 or 8 digits, such as 995473')}
          inputMode="numeric"
          maxLength={8}
          value={line.itemCode}
          onChange={({ target }) => set({ itemCode: target.value })}
        />
        {percents.length > 0 && (
          <SelectField
            label={t('partyPaper.line.gst', 'GST')}
            value={String(line.percent)}
            options={percents.map((percent) => ({ value: String(percent), label: `${percent}%` }))}
            onChange={({ target }) => set({ percent: Number(target.value) })}
          />
        )}
      </FieldPair>
      <Grid least={7} gap={0.75}>
        <TextField
          label={t('partyPaper.line.quantity', 'Quantity')}
          inputMode="decimal"
          value={line.quantity}
          onChange={({ target }) => set({ quantity: target.value })}
        />
        <TextField
          label={t('partyPaper.line.unit', 'Unit')}
          maxLength={20}
          value={line.unit}
          onChange={({ target }) => set({ unit: target.value })}
        />
        <MoneyField
          label={t('partyPaper.line.rate', 'Rate with GST')}
          paise={line.rate}
          onPaise={(rate) => set({ rate })}
        />
      </Grid>
      {onRemove && (
        <Button tone="quiet" small onClick={onRemove}>
          {t('partyPaper.line.remove', 'Remove line {{number}}', { number: at + 1 })}
        </Button>
      )}
    </fieldset>
  );
}

/** Whether the lines are the bill, or by how much they are not. */
export function SumLine({ sum, total }: { sum: Paise; total: Paise }) {
  const { t, locale } = useTranslation();
  const says = { sum: formatMoney(sum, locale), total: formatMoney(total, locale) };
  if (sum === total) return <Note size={0.875}>{t('partyPaper.sum', 'Lines add up to {{sum}}', says)}</Note>;
  return (
    <Paragraph tone="bad" role="status">
      {t('partyPaper.sum.differs', 'Lines add up to {{sum}} instead of {{total}}', says)}
    </Paragraph>
  );
}

/** The lines of a bill; together they are its amount. */
export function PaperLines({
  lines,
  percents,
  total,
  onLines,
}: {
  lines: readonly TypedPaperLine[];
  percents: readonly number[];
  total: Paise;
  onLines: (lines: readonly TypedPaperLine[]) => void;
}) {
  const { t } = useTranslation();
  const last = lines.at(-1);
  const left = total - sumOfTyped(lines);
  const next = () =>
    emptyPaperLine({
      itemCode: last?.itemCode ?? '',
      percent: last?.percent ?? 0,
      rate: left > 0 ? left : null,
    });
  return (
    <Stack gap={1} below={1.25}>
      {lines.map((line, at) => (
        <OneLine
          key={line.key}
          line={line}
          at={at}
          percents={percents}
          onLine={(changed) => onLines(lines.map((one, index) => (index === at ? changed : one)))}
          onRemove={lines.length > 1 ? () => onLines(lines.filter((_, index) => index !== at)) : null}
        />
      ))}
      <SumLine sum={sumOfTyped(lines)} total={total} />
      {lines.length < paperLimits.lines && (
        <Button tone="plain" small onClick={() => onLines([...lines, next()])}>
          {t('partyPaper.line.add', 'Add line')}
        </Button>
      )}
    </Stack>
  );
}
