import { askLeave, editLeave } from '@nukkad/contract/people/leave/leave.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Leave, type LeaveBalance, leaveBody } from '@nukkad/contract/people/leave/leave.model';
import { halvesInWords } from '../../nouns/approval/approval-words.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { DayParts } from './day-parts.tsx';
import { LeaveCount } from './leave-count.tsx';
import { bodyOf, previewOf, typedOf, withFirst, withLast } from './leave-form.ts';
import { Grid, Note } from '../../ui/page/parts.tsx';
import { type LeaveBody, useBalances } from './leave.queries.ts';

interface Writing {
  /** Null: a new request. */
  readonly leave: Leave | null;
  readonly balances: readonly LeaveBalance[];
  readonly dialog: OpenDialog;
}

function Type({
  value,
  balances,
  onChange,
}: {
  value: string;
  balances: readonly LeaveBalance[];
  onChange: (leaveTypeId: string) => void;
}) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <SelectField
      label={t('leave.type', 'Leave type')}
      name="leaveTypeId"
      value={value}
      options={balances.map(({ leaveTypeId, name, halves }) => ({
        value: leaveTypeId,
        label:
          halves === null
            ? name
            : t('leave.type.left', '{{name}}: {{days}} left', { name, days: halvesInWords(voice, halves) }),
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Write(writing: Writing) {
  const { t } = useTranslation();
  const { leave, balances, dialog } = writing;
  const ask = useSend(askLeave);
  const edit = useSend(editLeave);
  const today = istDay(new Date());
  return (
    <FormDialog
      dialog={dialog}
      title={leave ? t('leave.edit', 'Change your request') : t('leave.askFor', 'Ask for leave')}
      save={t('leave.send', 'Send request')}
      send={async (body: LeaveBody) => {
        if (leave) {
          const { requestId, version } = leave.request;
          return edit.mutateAsync({ requestId, version, ...body });
        }
        return ask.mutateAsync(body);
      }}
      said={t('leave.sent', 'Request sent')}
      initial={typedOf(leave, balances)}
      schema={leaveBody}
      bodyOf={bodyOf}
      about={{
        leave_dates: 'toDay',
        leave_too_long: 'toDay',
        leave_past: 'fromDay',
        leave_no_days: 'fromDay',
        leave_overlaps: 'fromDay',
      }}
    >
      {({ fields, errors, change, textAt }) => {
        const takesHalfDays = balances.find((one) => one.leaveTypeId === fields.leaveTypeId)?.takesHalfDays;
        return (
          <>
            <Type
              value={fields.leaveTypeId}
              balances={balances}
              onChange={(leaveTypeId) => change({ leaveTypeId, fromNoon: false, toNoon: false })}
            />
            <Grid least={9} gap={0.75}>
              <DayField
                label={t('leave.from', 'First day')}
                name="fromDay"
                value={fields.fromDay}
                error={errors['fromDay']}
                onDay={(day) => change(withFirst(fields, day))}
              />
              <DayField
                label={t('leave.to', 'Last day')}
                name="toDay"
                value={fields.toDay || fields.fromDay}
                min={fields.fromDay || today}
                error={errors['toDay']}
                onDay={(day) => change(withLast(fields, day))}
              />
            </Grid>
            {takesHalfDays && fields.fromDay !== '' && <DayParts typed={fields} change={change} />}
            <LeaveCount asked={previewOf(fields, leave?.request.requestId)} />
            <HindiField
              long
              label={t('leave.why', 'Reason (optional)')}
              hint={t('leave.why.hint', 'Your reviewer reads it.')}
              {...textAt('note')}
              rows={3}
              maxLength={500}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

/** Asks for leave; with `leave`, changes it before a reviewer acts, or asks again after a rejection. */
export function LeaveDialog({ leave = null }: { leave?: Leave | null }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('leave');
  const balances = useBalances();
  if (!dialog.opened || (leave && !leave.request.can.edit && !leave.request.can.resubmit)) return null;
  // The type of an own request stays to choose from, also once it is closed for new ones.
  const choice = balances.data?.items.filter((one) => one.isActive || one.leaveTypeId === leave?.leaveTypeId);
  if (choice && choice.length > 0)
    return <Write key={leave?.request.version ?? 0} leave={leave} balances={choice} dialog={dialog} />;
  return (
    <Dialog opened onClose={dialog.close} title={t('leave.askFor', 'Ask for leave')}>
      <Loaded query={balances} waiting={<FormSkeleton count={4} />}>
        {() => (
          <Note>{t('leave.none', 'Your business has no leave types yet. Ask the office to add them.')}</Note>
        )}
      </Loaded>
    </Dialog>
  );
}
