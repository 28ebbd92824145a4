/** How a leaving begins, and what the office agrees on. */
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import {
  type Leaving,
  type LeavingOfEmployee,
  leavingTerms,
  resignationBody,
} from '@nukkad/contract/people/leaving/leaving.model';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { toast } from '../../ui/toast.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { Note } from '../../ui/parts.tsx';
import { useAgree, useEndEmployment, useResign } from './leaving.queries.ts';
import { LastDayField, TermsFields, type TypedTerms, termsOf } from './terms-fields.tsx';

const about = { leaving_day: 'lastDayOn', leaving_short_notice: 'shortNotice' } as const;

function Refused({ children }: { children: ReactNode }) {
  return children ? <Refusal>{children}</Refusal> : null;
}

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
  const [key] = useState(newIdempotencyKey);
  const resign = useResign(key);
  const { fields, errors, busy, change, submit } = useForm({
    initial: { lastDayOn: addDays(istDay(new Date()), noticeDays), reason: '' },
    schema: resignationBody,
    send: async (body) => {
      await resign.mutateAsync(body);
      toast.success(t('leaving.resigned', 'We’ve let your business know'));
      onDone();
    },
    about,
  });
  return (
    <Form onSubmit={submit}>
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
      <Refused>{errors['form']}</Refused>
      <Button type="submit" busy={busy}>
        {t('leaving.resign', 'Resign')}
      </Button>
    </Form>
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
  const [key] = useState(newIdempotencyKey);
  const end = useEndEmployment(key);
  const today = istDay(new Date());
  const notice = { kind: 'ended', noticeGivenOn: today, noticeDays } as const;
  const { fields, errors, busy, change, submit } = useForm<
    TypedTerms & { reason: string },
    z.input<typeof endBody>
  >({
    initial: { lastDayOn: addDays(today, noticeDays), shortNotice: null, reason: '' },
    schema: endBody,
    bodyOf: (typed) => ({ ...termsOf(typed, notice), reason: typed.reason }),
    send: async (body) => {
      await end.mutateAsync({ ...body, employeeId });
      toast.success(t('leaving.ended', 'We’ve let the person know'));
      onDone();
    },
    about,
  });
  return (
    <Form onSubmit={submit}>
      <TermsFields typed={fields} notice={notice} errors={errors} change={change} />
      <Reason value={fields.reason} error={errors['reason']} onText={(reason) => change({ reason })} />
      <Note breaks>
        {t('leaving.end.follows', 'They read this and keep their access until the last day.')}
      </Note>
      <Refused>{errors['form']}</Refused>
      <Button type="submit" tone="danger" busy={busy}>
        {t('leaving.end', 'End employment')}
      </Button>
    </Form>
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
  const agree = useAgree();
  const { leavingId, version, can } = leaving;
  const { fields, errors, busy, change, submit } = useForm<TypedTerms, z.input<typeof leavingTerms>>({
    initial: { lastDayOn: leaving.lastDayOn, shortNotice: leaving.shortNotice },
    schema: leavingTerms,
    bodyOf: (typed) => termsOf(typed, leaving),
    send: async (body) => {
      await agree.mutateAsync({ ...body, leavingId, version, verb: can.accept ? 'accept' : 'reschedule' });
      toast.success(t('leaving.agreed', 'Last day set'));
      onDone();
    },
    about,
  });
  return (
    <Form onSubmit={submit}>
      <TermsFields typed={fields} notice={leaving} errors={errors} change={change} />
      <Refused>{errors['form']}</Refused>
      <Button type="submit" busy={busy}>
        {can.accept ? t('leaving.accept', 'Accept resignation') : t('leaving.save', 'Save')}
      </Button>
    </Form>
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
