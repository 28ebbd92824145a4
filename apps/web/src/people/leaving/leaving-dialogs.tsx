/** How a leaving begins, and what the office agrees on. */
import { agreeOnLeaving, endEmployment, resign } from '@nukkad/contract/people/leaving/leaving.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import {
  type Leaving,
  type LeavingOfEmployee,
  leavingTerms,
  resignationBody,
} from '@nukkad/contract/people/leaving/leaving.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { LastDayField, TermsFields, type TypedTerms, termsOf } from './terms-fields.tsx';

const about = { leaving_day: 'lastDayOn', leaving_short_notice: 'shortNotice' } as const;

function Reason({
  value,
  error,
  onText,
}: {
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <HindiField
      long
      label={t('leaving.reason.optional', 'Reason (optional)')}
      name="reason"
      rows={3}
      maxLength={500}
      value={value}
      error={error}
      onText={onText}
    />
  );
}

function ResignForm({ noticeDays, onDone }: { noticeDays: number; onDone: () => void }) {
  const { t, plural } = useTranslation();
  return (
    <SentFields
      save={t('leaving.resign', 'Resign')}
      send={useSend(resign)}
      said={t('leaving.resigned', 'We’ve let your business know')}
      initial={{ lastDayOn: addDays(istDay(new Date()), noticeDays), reason: '' }}
      schema={resignationBody}
      about={about}
      onSent={onDone}
    >
      {({ fields, errors, change }) => (
        <>
          <Note breaks>
            {plural('leaving.notice.yours', noticeDays, {
              one: 'Your notice period is {{count}} day. Your business agrees on the last day with you.',
              other: 'Your notice period is {{count}} days. Your business agrees on the last day with you.',
            })}
          </Note>
          <LastDayField
            value={fields.lastDayOn}
            error={errors['lastDayOn']}
            onDay={(lastDayOn) => change({ lastDayOn })}
          />
          <Reason value={fields.reason} error={errors['reason']} onText={(reason) => change({ reason })} />
        </>
      )}
    </SentFields>
  );
}

/** By the employee. */
export function ResignDialog({ noticeDays }: Pick<LeavingOfEmployee, 'noticeDays'>) {
  const { t } = useTranslation();
  return (
    <UrlModal name="resign" title={t('leaving.resign', 'Resign')}>
      {(close) => <ResignForm noticeDays={noticeDays} onDone={close} />}
    </UrlModal>
  );
}

const endBody = z.extend(leavingTerms, { reason: resignationBody.shape.reason });

function EndForm({
  employeeId,
  noticeDays,
  onDone,
}: {
  employeeId: string;
  noticeDays: number;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const today = istDay(new Date());
  const notice = { kind: 'ended', noticeGivenOn: today, noticeDays } as const;
  const initial: TypedTerms & { reason: string } = {
    lastDayOn: addDays(today, noticeDays),
    shortNotice: null,
    reason: '',
  };
  return (
    <SentFields
      save={t('leaving.end', 'End employment')}
      button={{ tone: 'danger' }}
      send={useSend(endEmployment)}
      said={t('leaving.ended', 'We’ve let the person know')}
      initial={initial}
      schema={endBody}
      bodyOf={(typed) => ({ ...termsOf(typed, notice), reason: typed.reason, employeeId })}
      about={about}
      onSent={onDone}
    >
      {({ fields, errors, change }) => (
        <>
          <TermsFields typed={fields} notice={notice} errors={errors} change={change} />
          <Reason value={fields.reason} error={errors['reason']} onText={(reason) => change({ reason })} />
          <Note breaks>
            {t('leaving.end.follows', 'They read this and keep their access until the last day.')}
          </Note>
        </>
      )}
    </SentFields>
  );
}

/** By the business. */
export function EndDialog({ employeeId, noticeDays }: { employeeId: string; noticeDays: number }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="end" title={t('leaving.end', 'End employment')}>
      {(close) => <EndForm employeeId={employeeId} noticeDays={noticeDays} onDone={close} />}
    </UrlModal>
  );
}

function TermsForm({ leaving, onDone }: { leaving: Leaving; onDone: () => void }) {
  const { t } = useTranslation();
  const { leavingId, version, can, lastDayOn, shortNotice } = leaving;
  const initial: TypedTerms = { lastDayOn, shortNotice };
  return (
    <SentFields
      save={can.accept ? t('leaving.accept', 'Accept resignation') : t('leaving.save', 'Save')}
      send={useSend(agreeOnLeaving)}
      said={t('leaving.agreed', 'Last day set')}
      initial={initial}
      schema={leavingTerms}
      bodyOf={(typed) => ({
        ...termsOf(typed, leaving),
        leavingId,
        version,
        verb: can.accept ? 'accept' : 'reschedule',
      })}
      about={about}
      onSent={onDone}
    >
      {({ fields, errors, change }) => (
        <TermsFields typed={fields} notice={leaving} errors={errors} change={change} />
      )}
    </SentFields>
  );
}

/** Accepts a resignation, or chooses another last day. */
export function TermsDialog({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const { can, version } = leaving;
  if (!can.accept && !can.reschedule) return null;
  return (
    <UrlModal
      name="last-day"
      title={can.accept ? t('leaving.accept', 'Accept resignation') : t('leaving.change', 'Change last day')}
    >
      {(close) => <TermsForm key={version} leaving={leaving} onDone={close} />}
    </UrlModal>
  );
}
