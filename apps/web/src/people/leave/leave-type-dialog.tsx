import { addLeaveType, editLeaveType } from '@nukkad/contract/people/leave/leave.api';
import { type LeaveType, accruals, leaveTypeBody } from '@nukkad/contract/people/leave/leave.model';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type TypedType, bodyOf, typedOf } from './leave-type-form.ts';
import { Grid } from '../../ui/page/parts.tsx';
import { type TypeBody, useLeaveTypes } from './leave.queries.ts';

const accrualWords: Readonly<Record<LeaveType['accrual'], (t: Translate) => string>> = {
  yearly: (t) => t('leave.accrual.yearly', 'All at once, each leave year'),
  monthly: (t) => t('leave.accrual.monthly', 'A twelfth each month'),
};

const limitWords: Readonly<Record<TypedType['limit'], (t: Translate) => string>> = {
  days: (t) => t('leave.limit.days', 'Some days a year'),
  compensatory: (t) => t('leave.limit.compensatory', 'Compensatory, for work on days off'),
  none: (t) => t('leave.limit.none', 'No limit and no balance, as for unpaid leave'),
};

/** A type never becomes compensatory, nor stops being it. */
function limitsOf(type: LeaveType | undefined): readonly TypedType['limit'][] {
  if (!type) return ['days', 'compensatory', 'none'];
  return type.expiresDays === null ? ['days', 'none'] : ['compensatory'];
}

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const monthName = (month: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15));

interface Part {
  readonly fields: TypedType;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (next: Partial<TypedType>) => void;
}

function Limit({ fields, errors, change }: Part) {
  const { t, locale } = useTranslation();
  return (
    <>
      <Grid least={9} gap={0.75}>
        <TextField
          label={t('leave.year.days', 'Days a year')}
          name="halvesAYear"
          inputMode="decimal"
          value={fields.daysAYear}
          error={errors['halvesAYear'] && t('leave.year.wrong', 'Enter days, such as 12 or 7.5.')}
          onChange={({ target }) => change({ daysAYear: target.value })}
        />
        <TextField
          label={t('leave.carry', 'Days carried over')}
          hint={t('leave.carry.hint', 'At most so many go into the next leave year.')}
          name="carryHalves"
          inputMode="decimal"
          value={fields.carryDays}
          error={errors['carryHalves'] && t('leave.year.wrong', 'Enter days, such as 12 or 7.5.')}
          onChange={({ target }) => change({ carryDays: target.value })}
        />
      </Grid>
      <SelectField
        label={t('leave.accrual', 'How the days are added')}
        value={fields.accrual}
        options={accruals.map((value) => ({ value, label: accrualWords[value](t) }))}
        onChange={choosing(accruals, (accrual) => change({ accrual }))}
      />
      <SelectField
        label={t('leave.year', 'Leave year begins in')}
        value={String(fields.yearStartsMonth)}
        options={months.map((month) => ({ value: String(month), label: monthName(month, locale) }))}
        onChange={({ target }) => change({ yearStartsMonth: Number(target.value) })}
      />
    </>
  );
}

function Switches({ fields, change }: Omit<Part, 'errors'>) {
  const { t } = useTranslation();
  return (
    <>
      <SwitchLine
        title={t('leave.paid', 'Paid')}
        about={t('leave.paid.about', 'When off, these days are deducted from the salary.')}
        checked={fields.isPaid}
        onChange={(isPaid) => change({ isPaid })}
      />
      <SwitchLine
        title={t('leave.halfDays', 'Half days')}
        checked={fields.takesHalfDays}
        onChange={(takesHalfDays) => change({ takesHalfDays })}
      />
      <SwitchLine
        title={t('leave.sandwich', 'Count days off in between')}
        about={t('leave.sandwich.about', 'A Sunday between two days of leave is deducted as leave.')}
        checked={fields.isSandwich}
        onChange={(isSandwich) => change({ isSandwich })}
      />
      <SwitchLine
        title={t('leave.encashed', 'Pay out when someone leaves')}
        about={t('leave.encashed.about', 'Days that are left are paid with the last salary.')}
        checked={fields.isEncashed}
        onChange={(isEncashed) => change({ isEncashed })}
      />
      <SwitchLine
        title={t('leave.offered', 'Your team can ask for it')}
        checked={fields.isActive}
        onChange={(isActive) => change({ isActive })}
      />
    </>
  );
}

function Write({ type, dialog }: { type: LeaveType | undefined; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const add = useSend(addLeaveType);
  const edit = useSend(editLeaveType);
  return (
    <FormDialog
      dialog={dialog}
      title={type ? t('leave.type.edit.title', 'Edit leave type') : t('leave.type.add', 'Add a leave type')}
      save={t('leave.type.save', 'Save')}
      send={async (body: TypeBody) =>
        type
          ? edit.mutateAsync({ leaveTypeId: type.leaveTypeId, version: type.version, ...body })
          : add.mutateAsync(body)
      }
      said={t('leave.type.saved', 'Saved')}
      initial={typedOf(type)}
      schema={leaveTypeBody}
      bodyOf={bodyOf}
      about={{ leave_type_name_taken: 'name' }}
    >
      {({ fields, errors, change, textAt, lineAt }) => (
        <>
          <HindiField label={t('leave.type.name', 'Name')} {...textAt('name')} maxLength={60} />
          <SelectField
            label={t('leave.limit', 'How many days')}
            value={fields.limit}
            options={limitsOf(type).map((value) => ({ value, label: limitWords[value](t) }))}
            onChange={choosing(limitsOf(type), (limit) => change({ limit }))}
          />
          {fields.limit === 'days' && <Limit fields={fields} errors={errors} change={change} />}
          {fields.limit === 'compensatory' && (
            <TextField
              label={t('leave.expires', 'Take within (days)')}
              hint={t('leave.expires.hint', 'Counted from the approval. What isn’t taken expires.')}
              {...lineAt('expiresDays')}
              inputMode="numeric"
            />
          )}
          <Switches fields={fields} change={change} />
        </>
      )}
    </FormDialog>
  );
}

/** Adds a type, or changes the one that the address names; what has accrued stays. */
export function LeaveTypeDialog() {
  const dialog = useUrlDialog('leave-type', ['id']);
  const { data } = useLeaveTypes();
  if (!dialog.opened || !data) return null;
  const type = data.items.find(({ leaveTypeId }) => leaveTypeId === dialog.get('id'));
  return <Write key={type?.version ?? 0} type={type} dialog={dialog} />;
}
