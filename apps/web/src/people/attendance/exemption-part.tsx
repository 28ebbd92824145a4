import type { AttendanceMonth } from '@nukkad/contract/people/attendance/attendance.model';
import { exemptionBody } from '@nukkad/contract/people/attendance/exemption.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { setExemption } from '@nukkad/contract/people/attendance/attendance.api';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { dayWords } from './attendance-words.ts';
import { Note } from '../../ui/parts.tsx';
import { useSetExemption } from './attendance.queries.ts';

type Body = EndpointInput<typeof setExemption>['body'];

function Fields({
  month: { employeeId, month },
  isExempt,
  onDone,
}: {
  month: AttendanceMonth;
  /** What is to be set. */
  isExempt: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const set = useSetExemption();
  const { fields, errors, busy, change, submit } = useForm<{ readonly fromDay: string }, Body>({
    initial: { fromDay: `${month}-01` },
    schema: exemptionBody,
    bodyOf: ({ fromDay }) => ({ employeeId, isExempt, fromDay }),
    send: async (body) => {
      await set.mutateAsync(body);
      toast.success(t('worktime.saved', 'Saved'));
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <p>
        {isExempt
          ? t(
              'attendance.exempt.set.about',
              'Days without a check-in are no longer marked absent and are paid.',
            )
          : t(
              'attendance.exempt.end.about',
              'Days without a check-in are marked absent again and are unpaid.',
            )}
      </p>
      <DayField
        label={t('attendance.exempt.from', 'From')}
        name="fromDay"
        value={fields.fromDay}
        error={errors['fromDay']}
        onDay={(fromDay) => change({ fromDay })}
      />
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('worktime.save', 'Save')}
      </Button>
    </Form>
  );
}

/** Whether someone is paid without checking in, and the way to change it. */
export function ExemptionPart({ month }: { month: AttendanceMonth }) {
  const { t, locale } = useTranslation();
  const link = useDialogLink('exemption');
  const now = month.exemptions.at(-1);
  const isExempt = now !== undefined && now.toDay === null;
  const title = isExempt
    ? t('attendance.exempt.end', 'Require check-ins')
    : t('attendance.exempt.set', 'Pay without check-in');
  return (
    <>
      {month.exemptions.map(({ fromDay, toDay }) => (
        <Note key={fromDay}>
          {toDay === null
            ? fromDay < `${month.month}-01`
              ? t('attendance.exempt', 'Paid without check-in')
              : t('attendance.exempt.since', 'Paid without check-in from {{day}}', {
                  day: dayWords(fromDay, locale),
                })
            : t('attendance.exempt.until', 'Paid without check-in until {{day}}', {
                day: dayWords(toDay, locale),
              })}
        </Note>
      ))}
      {month.can.exempt && (
        <>
          <ButtonLink {...link} tone="plain" small>
            {title}
          </ButtonLink>
          <UrlModal name="exemption" title={title}>
            {(close) => <Fields month={month} isExempt={!isExempt} onDone={close} />}
          </UrlModal>
        </>
      )}
    </>
  );
}
