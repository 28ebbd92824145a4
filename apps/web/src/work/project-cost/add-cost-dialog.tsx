import { istDay } from '@nukkad/contract/kernel/time';
import { newCostBody } from '@nukkad/contract/work/project-cost/project-cost.api';
import { costKinds } from '@nukkad/contract/work/project-cost/project-cost.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type Choice, type TypedCost, bodyOfCost, noCost } from './cost-fields.ts';
import { costKindNames } from './cost-words.ts';
import { useAddCost } from './project-cost.queries.ts';
import { Stack } from '../../ui/page/parts.tsx';

interface Of {
  readonly projectId: string;
  readonly steps: readonly Choice[];
  readonly people: readonly Choice[];
}

interface Part {
  readonly fields: TypedCost;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (changes: Partial<TypedCost>) => void;
}

/** The refused part of a body is called `cost.minutes`. */
const errorOf = (errors: Part['errors'], name: string) => errors[`cost.${name}`] ?? errors[name];

function Labour({ fields, errors, change, people }: Part & Pick<Of, 'people'>) {
  const { t } = useTranslation();
  return (
    <>
      <FieldPair>
        <TextField
          label={t('cost.minutes.label', 'Time in minutes')}
          name="minutes"
          inputMode="numeric"
          value={fields.minutes}
          error={errorOf(errors, 'minutes')}
          onChange={({ target }) => change({ minutes: target.value })}
        />
        <MoneyField
          label={t('cost.hourly', 'Cost of an hour')}
          name="hourlyPaise"
          zero
          paise={fields.hourlyPaise}
          error={errorOf(errors, 'hourlyPaise')}
          onPaise={(hourlyPaise) => change({ hourlyPaise })}
        />
      </FieldPair>
      {people.length > 0 && (
        <SelectField
          label={t('cost.who', 'Whose time? (optional)')}
          value={fields.staffId}
          options={[{ value: '', label: t('cost.who.none', 'Not a team member') }, ...people]}
          onChange={({ target }) => change({ staffId: target.value })}
        />
      )}
    </>
  );
}

function Material({ fields, errors, change }: Part) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      <TextField
        label={t('cost.quantity', 'Quantity')}
        name="quantityMilli"
        inputMode="decimal"
        value={fields.quantity}
        error={errorOf(errors, 'quantityMilli')}
        onChange={({ target }) => change({ quantity: target.value })}
      />
      <TextField
        label={t('cost.unit', 'Unit (optional)')}
        hint={t('cost.unit.hint', 'E.g. kg, litre, sheet')}
        name="unit"
        maxLength={20}
        value={fields.unit}
        error={errorOf(errors, 'unit')}
        onChange={({ target }) => change({ unit: target.value })}
      />
      <MoneyField
        label={t('cost.price', 'Price of one, without GST')}
        name="pricePaise"
        zero
        paise={fields.pricePaise}
        error={errorOf(errors, 'pricePaise')}
        onPaise={(pricePaise) => change({ pricePaise })}
      />
    </FieldPair>
  );
}

function OfKind(part: Part & Pick<Of, 'people'>) {
  const { t } = useTranslation();
  const { fields, errors, change } = part;
  if (fields.kind === 'labour') return <Labour {...part} />;
  if (fields.kind === 'material') return <Material {...part} />;
  return (
    <MoneyField
      label={t('cost.amount', 'Amount without GST')}
      name="amountPaise"
      paise={fields.amountPaise}
      error={errorOf(errors, 'amountPaise')}
      onPaise={(amountPaise) => change({ amountPaise })}
    />
  );
}

/** The form behind `?dialog=cost`. */
export function AddCostDialog({ projectId, steps, people }: Of) {
  const { t } = useTranslation();
  const add = useAddCost();
  const [bill, setBill] = useState<File | null>(null);
  return (
    <FormDialog
      dialog={useUrlDialog('cost')}
      title={t('cost.add', 'Book a cost')}
      save={t('party.save', 'Save')}
      send={(body: object) => add.mutateAsync({ body: newCostBody.parse(body), bill })}
      said={t('cost.added', 'Booked')}
      initial={{ ...noCost, spentOn: istDay(new Date()) }}
      schema={newCostBody}
      bodyOf={(typed) => ({ projectId, cost: bodyOfCost(typed) })}
      about={{ project_cost_future: 'spentOn' }}
    >
      {({ fields, errors, change }) => (
        <>
          <SelectField
            label={t('cost.kind', 'Kind')}
            value={fields.kind}
            options={costKinds.map((value) => ({ value, label: costKindNames[value](t) }))}
            onChange={choosing(costKinds, (kind) => change({ kind }))}
          />
          <HindiField
            label={t('cost.words', 'What for?')}
            name="words"
            value={fields.words}
            maxLength={120}
            error={errorOf(errors, 'words')}
            onText={(words) => change({ words })}
          />
          <OfKind fields={fields} errors={errors} change={change} people={people} />
          <FieldPair>
            <DayField
              label={t('cost.day', 'Day')}
              name="spentOn"
              value={fields.spentOn}
              max={istDay(new Date())}
              error={errorOf(errors, 'spentOn')}
              onDay={(spentOn) => change({ spentOn })}
            />
            {steps.length > 0 && (
              <SelectField
                label={t('cost.step', 'Step (optional)')}
                value={fields.subTaskId}
                options={[{ value: '', label: t('cost.step.none', 'The whole project') }, ...steps]}
                onChange={({ target }) => change({ subTaskId: target.value })}
              />
            )}
          </FieldPair>
          <Stack gap={0.5} justify="start">
            <FileButton
              accept="application/pdf,image/jpeg,image/png,image/webp"
              onFiles={([file]) => setBill(file ?? null)}
            >
              {bill ? bill.name : t('cost.bill', 'Attach the bill (optional)')}
            </FileButton>
          </Stack>
        </>
      )}
    </FormDialog>
  );
}
