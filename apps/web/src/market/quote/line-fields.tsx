import type { QuoteDraft } from '@nukkad/contract/market/quote/quote.model';
import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Button } from '../../ui/press/button.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type TypedLine, emptyLine } from './typed-line.ts';
import { Grid, Stack } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';

type Errors = Readonly<Record<string, string>>;

interface LineProps {
  readonly line: TypedLine;
  /** Its place among all lines of the quote. */
  readonly at: number;
  /** As it is counted where it stands. */
  readonly number: number;
  readonly isOfAlternative: boolean;
  readonly errors: Errors;
  readonly services: readonly PartnerService[];
  readonly gst: LineGst;
  readonly onLine: (line: TypedLine) => void;
  readonly onRemove: (() => void) | null;
}

/** A chosen service brings its name, unit and own price, which may all be changed. */
function withService(line: TypedLine, service: PartnerService | undefined): TypedLine {
  if (!service) return { ...line, serviceId: null };
  const { serviceId, name, unit, offer } = service;
  return { ...line, serviceId, name, unit, unitPrice: offer?.price ?? line.unitPrice };
}

interface LineGst {
  /** Of today; none: the partner is not registered for GST. */
  readonly rates: readonly number[];
  /** Of this kind of work; null: not reckoned yet. */
  readonly usual: number | null;
  readonly sacCode: string | undefined;
}

/** What a line is charged with unless a rate is chosen: as it was reckoned, or as the kind of work that was asked for. */
function usualOf(
  { serviceId }: TypedLine,
  at: number,
  { gst, price, content }: Pick<QuoteDraft, 'gst' | 'price' | 'content'>,
): number | null {
  if (serviceId === null) return gst.usual;
  const saved = content.lines[at];
  const isReckoned = saved?.serviceId === serviceId && (saved.gstPercent ?? null) === null;
  return isReckoned ? (price.lines[at]?.gstPercent ?? null) : null;
}

function GstField({
  line: { gstPercent },
  at,
  gst: { rates, usual, sacCode },
  set,
}: Pick<LineProps, 'line' | 'at' | 'gst'> & { set: (change: Partial<TypedLine>) => void }) {
  const { t } = useTranslation();
  if (rates.length === 0) return null;
  const shown = gstPercent === null || rates.includes(gstPercent) ? rates : [...rates, gstPercent];
  return (
    <SelectField
      label={t('offers.line.gst', 'GST')}
      hint={sacCode ? t('offers.line.sac', 'SAC {{code}}', { code: sacCode }) : undefined}
      name={`lines.${at}.gstPercent`}
      value={gstPercent === null ? '' : String(gstPercent)}
      options={[
        {
          value: '',
          label:
            usual === null
              ? t('offers.line.gst.kind', 'As this kind of work')
              : t('offers.line.gst.usual', 'As this kind of work ({{percent}}%)', { percent: usual }),
        },
        ...shown.map((rate) => ({ value: String(rate), label: `${rate}%` })),
      ]}
      onChange={({ target }) => set({ gstPercent: target.value === '' ? null : Number(target.value) })}
    />
  );
}

function OneLine({ line, at, number, isOfAlternative, errors, services, gst, onLine, onRemove }: LineProps) {
  const { t } = useTranslation();
  const set = (change: Partial<TypedLine>) => onLine({ ...line, ...change });
  return (
    <fieldset className={styles.group}>
      <legend>{t('offers.line', 'Line {{number}}', { number })}</legend>
      {services.length > 0 && (
        <SelectField
          label={t('offers.line.service', 'From your services')}
          value={line.serviceId ?? ''}
          options={[
            { value: '', label: t('offers.line.free', 'Own line') },
            ...services.map(({ serviceId, name }) => ({ value: serviceId, label: name })),
          ]}
          onChange={({ target }) =>
            onLine(
              withService(
                line,
                services.find(({ serviceId }) => serviceId === target.value),
              ),
            )
          }
        />
      )}
      <TextField
        label={t('offers.line.name', 'Work')}
        name={`lines.${at}.name`}
        maxLength={120}
        value={line.name}
        error={errors[`lines.${at}.name`]}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Grid least={8.5} gap={0.75}>
        <TextField
          label={t('offers.line.quantity', 'Quantity')}
          name={`lines.${at}.quantity`}
          inputMode="decimal"
          value={line.quantity}
          error={errors[`lines.${at}.quantity`]}
          onChange={({ target }) => set({ quantity: target.value })}
        />
        <TextField
          label={t('offers.line.unit', 'Unit')}
          hint={t('offers.line.unit.hint', 'Such as hour or sq m')}
          name={`lines.${at}.unit`}
          maxLength={20}
          value={line.unit}
          error={errors[`lines.${at}.unit`]}
          onChange={({ target }) => set({ unit: target.value })}
        />
        <MoneyField
          key={`${line.key} ${line.serviceId}`}
          label={t('offers.line.price', 'Price per unit')}
          hint={t('offers.line.price.hint', 'Before GST')}
          name={`lines.${at}.unitPrice`}
          zero
          paise={line.unitPrice}
          error={errors[`lines.${at}.unitPrice`]}
          onPaise={(unitPrice) => set({ unitPrice })}
        />
      </Grid>
      <GstField line={line} at={at} gst={gst} set={set} />
      <TextArea
        label={t('offers.line.details', 'What is included (optional)')}
        name={`lines.${at}.details`}
        rows={2}
        maxLength={500}
        value={line.details}
        error={errors[`lines.${at}.details`]}
        onChange={({ target }) => set({ details: target.value })}
      />
      {!isOfAlternative && (
        <SwitchLine
          title={t('offers.line.optional', 'Optional')}
          about={t('offers.line.optional.about', 'The customer chooses it when accepting the quote.')}
          checked={line.isOptional}
          onChange={(isOptional) => set({ isOptional })}
        />
      )}
      {onRemove && (
        <Button tone="quiet" small onClick={onRemove}>
          {t('offers.line.remove', 'Remove line {{number}}', { number })}
        </Button>
      )}
    </fieldset>
  );
}

export interface LinesProps {
  readonly lines: readonly TypedLine[];
  readonly errors: Errors;
  readonly services: readonly PartnerService[];
  /** As it was saved last: the rates of today, and what each line is charged with. */
  readonly draft: Pick<QuoteDraft, 'gst' | 'price' | 'content'>;
  readonly onLines: (lines: readonly TypedLine[]) => void;
}

/** Lines of a quote, from the own services or free. */
export function LineFields({
  lines,
  from = 0,
  least = 1,
  isOfAlternative = false,
  errors,
  services,
  draft: { gst, price, content },
  onLines,
}: LinesProps & {
  /** How many lines of the quote stand before them. */
  readonly from?: number;
  /** So many cannot be removed. */
  readonly least?: number;
  readonly isOfAlternative?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap={1}>
      {lines.map((line, place) => (
        <OneLine
          key={line.key}
          line={line}
          at={from + place}
          number={place + 1}
          isOfAlternative={isOfAlternative}
          errors={errors}
          services={services}
          gst={{
            ...gst,
            usual: usualOf(line, from + place, { gst, price, content }),
            sacCode: price.lines[from + place]?.sacCode,
          }}
          onLine={(changed) => onLines(lines.map((one, index) => (index === place ? changed : one)))}
          onRemove={lines.length > least ? () => onLines(lines.filter((_, index) => index !== place)) : null}
        />
      ))}
      {!isOfAlternative && errors['lines'] && <Refusal>{errors['lines']}</Refusal>}
      <Button tone="plain" onClick={() => onLines([...lines, emptyLine()])}>
        {t('offers.line.add', 'Add line')}
      </Button>
    </Stack>
  );
}
