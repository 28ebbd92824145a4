import { setExemption } from '@nukkad/contract/people/attendance/attendance.api';
import type { AttendanceMonth } from '@nukkad/contract/people/attendance/attendance.model';
import { exemptionBody } from '@nukkad/contract/people/attendance/exemption.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { dayWords } from './attendance-words.ts';
import { Note } from '../../ui/page/parts.tsx';

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
  const set = useSend(setExemption);
  const initial: { readonly fromDay: string } = { fromDay: `${month}-01` };
  return (
    <SentFields
      save={t('worktime.save', 'Save')}
      send={set}
      said={t('worktime.saved', 'Saved')}
      initial={initial}
      schema={exemptionBody}
      bodyOf={({ fromDay }) => ({ employeeId, isExempt, fromDay })}
      onSent={onDone}
    >
      {({ dayAt }) => (
        <>
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
          <DayField label={t('attendance.exempt.from', 'From')} {...dayAt('fromDay')} />
        </>
      )}
    </SentFields>
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
