import { setSalary } from '@nukkad/contract/people/payroll/salary-structure.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { type SalariedUser, salaryBody } from '@nukkad/contract/people/payroll/salary-structure.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useStructures } from './salary.queries.ts';
import { monthName } from './payroll-words.ts';

interface Typed {
  readonly structureId: string;
  readonly monthly: number;
  readonly commission: string;
  readonly feeShare: string;
  readonly validFrom: string;
  readonly why: string;
}
type Structures = readonly { readonly structureId: string; readonly name: string }[];

const monthsBack = 12;
const monthsAhead = 3;

/** A year back for arrears, some months ahead. */
function monthsAround(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: monthsBack + monthsAhead }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + monthsAhead - at, 1)).toISOString().slice(0, 10),
  );
}

interface Asked {
  readonly person: SalariedUser;
  readonly dialog: OpenDialog;
}

function SetSalary({ person, structures, dialog }: Asked & { structures: Structures }) {
  const { t, locale } = useTranslation();
  const { salary, staffId, fullName } = person;
  const months = monthsAround(istDay(new Date()));
  const initial: Typed = {
    structureId: salary?.structureId ?? structures[0]?.structureId ?? '',
    monthly: salary?.monthly ?? 0,
    commission: String(salary?.commissionPercent ?? 0),
    feeShare: String(salary?.feeSharePercent ?? 0),
    validFrom: months[monthsAhead] ?? '',
    why: '',
  };
  return (
    <FormDialog
      dialog={dialog}
      title={t('salary.of', 'Salary of {{name}}', { name: fullName })}
      save={t('party.save', 'Save')}
      send={useSend(setSalary)}
      said={t('salary.saved', 'Salary saved')}
      initial={initial}
      schema={salaryBody}
      bodyOf={({ commission, feeShare, ...typed }) => ({
        ...typed,
        staffId,
        commissionPercent: Number(commission),
        feeSharePercent: Number(feeShare),
      })}
      about={{ salary_month_set: 'validFrom' }}
      refusedAt="why"
    >
      {({ fields, errors, change, textAt }) => (
        <>
          <MoneyField
            label={t('salary.monthly', 'Monthly pay')}
            name="monthly"
            zero
            paise={fields.monthly || null}
            error={errors['monthly']}
            onPaise={(paise) => change({ monthly: paise ?? 0 })}
          />
          <SelectField
            label={t('salary.structure', 'Structure')}
            value={fields.structureId}
            options={structures.map(({ structureId, name }) => ({ value: structureId, label: name }))}
            onChange={({ target }) => change({ structureId: target.value })}
          />
          <SelectField
            label={t('salary.from', 'From')}
            value={fields.validFrom}
            hint={t('salary.from.hint', 'If a month before was paid, the difference is added as arrears.')}
            options={months.map((value) => ({ value, label: monthName(value, locale) }))}
            onChange={({ target }) => change({ validFrom: target.value })}
          />
          <Refusal>{errors['validFrom']}</Refusal>
          <FieldPair>
            <TextField
              label={t('salary.commission', 'Commission on bookings (%)')}
              name="commissionPercent"
              inputMode="decimal"
              value={fields.commission}
              error={errors['commissionPercent']}
              onChange={({ target }) => change({ commission: target.value })}
            />
            <TextField
              label={t('salary.feeShare', 'Share of cancellation fees (%)')}
              name="feeSharePercent"
              inputMode="decimal"
              value={fields.feeShare}
              error={errors['feeSharePercent']}
              onChange={({ target }) => change({ feeShare: target.value })}
            />
          </FieldPair>
          <HindiField
            label={t('salary.why', 'Reason, e.g. joining or a raise')}
            {...textAt('why')}
            maxLength={200}
          />
        </>
      )}
    </FormDialog>
  );
}

/** What a person is paid from a month on; without a structure it leads to making one. */
export function SalaryDialog(asked: Asked) {
  const { t } = useTranslation();
  return (
    <Loaded query={useStructures()} waiting={<ListSkeleton count={1} />}>
      {({ pages }) => {
        const structures = pages.flatMap(({ items }) => items);
        if (structures.length > 0) return <SetSalary {...asked} structures={structures} />;
        return (
          <Dialog
            opened
            onClose={asked.dialog.close}
            title={t('empty.no-structures', 'You haven’t added a salary structure yet')}
            footer={
              <ButtonLink to="/salary/structures/new">
                {t('empty.no-structures.go', 'Add a structure')}
              </ButtonLink>
            }
          >
            <p>
              {t(
                'empty.no-structures.words',
                'A structure says how pay is made up: basic pay, allowances, deductions.',
              )}
            </p>
          </Dialog>
        );
      }}
    </Loaded>
  );
}
