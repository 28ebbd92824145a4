import type { Expense, Repayment } from '@nukkad/contract/people/expense/expense.model';
import { FileList } from '../../nouns/quotation-file/file-list.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Money, formatMoney } from '../../ui/money.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { StatePill } from '../../ui/state-pill.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { ExpenseDialog } from './expense-dialog.tsx';
import { useAnswerCancel, useExpense } from './expense.queries.ts';
import { dayName, distanceWords, methodNames, statusNames } from './expense-words.ts';
import { PayDialog } from './pay-dialog.tsx';
import { ReviewDialogs } from './review-dialogs.tsx';
import styles from './expense.module.css';

function Facts({ expense }: { expense: Expense }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { request, category, day, metres, ratePerKm, booking, project, trip } = expense;
  const rows: readonly (readonly [string, string | null])[] = [
    [t('expense.who', 'Employee'), request.employee.fullName],
    [t('expense.category', 'Category'), category],
    [t('expense.day', 'Paid on'), dayName(day, locale)],
    [
      t('expense.distance.short', 'Distance'),
      metres === null ? null : `${distanceWords(voice, metres)} × ${formatMoney(ratePerKm ?? 0, locale)}`,
    ],
    [t('expense.for', 'For'), request.note || null],
    [t('expense.booking', 'Booking'), booking],
    [t('expense.project', 'Project'), project],
    [t('expense.trip', 'Trip'), trip],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([title, value]) =>
          value && (
            <div key={title}>
              <dt>{title}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Why it was rejected, or approved for less than was asked. */
function Reason({ expense: { request, asked } }: { expense: Expense }) {
  const { t, locale } = useTranslation();
  if (!request.reason) return null;
  const isLess = request.status !== 'rejected';
  return (
    <p className={styles.reason}>
      {isLess && <>{t('expense.less', 'Asked: {{amount}}.', { amount: formatMoney(asked, locale) })} </>}
      {request.reason}
    </p>
  );
}

/** Its owner wants to cancel what was approved. */
function CancelAnswers({ expense: { request } }: { expense: Expense }) {
  const { t } = useTranslation();
  const answer = useAnswerCancel();
  const { requestId, version, can, employee } = request;
  const send = (said: 'cancel' | 'keep') =>
    answer.mutate({ requestId, version, answer: said }, { onError: (error) => toast.error(error.message) });
  if (!request.cancelAsked) return null;
  return (
    <>
      <p className={styles.reason}>
        {can.answerCancel
          ? t('expense.cancel.asked', '{{name}} asks to cancel this expense.', { name: employee.fullName })
          : t('expense.cancel.waits', 'You asked to cancel it. A reviewer has to confirm it.')}
      </p>
      {can.answerCancel && (
        <div className={styles.acts}>
          <Button busy={answer.isPending} onClick={() => send('cancel')}>
            {t('expense.cancel.confirm', 'Cancel it')}
          </Button>
          <Button tone="plain" disabled={answer.isPending} onClick={() => send('keep')}>
            {t('expense.cancel.keep', 'Keep it')}
          </Button>
        </div>
      )}
    </>
  );
}

function Acts({ expense: { request, can } }: { expense: Expense }) {
  const { t } = useTranslation();
  const approve = useDialogLink('approve');
  const reject = useDialogLink('reject');
  const edit = useDialogLink('expense');
  const withdraw = useDialogLink('withdraw');
  const pay = useDialogLink('pay');
  const own = request.can;
  return (
    <div className={styles.acts}>
      {own.review && (
        <>
          <ButtonLink {...approve}>{t('expense.approve', 'Approve')}</ButtonLink>
          <ButtonLink {...reject} tone="plain">
            {t('expense.reject', 'Reject')}
          </ButtonLink>
        </>
      )}
      {(own.edit || own.resubmit) && (
        <ButtonLink {...edit} tone={own.resubmit ? undefined : 'plain'}>
          {own.resubmit ? t('expense.again', 'Change and claim again') : t('expense.edit.short', 'Edit')}
        </ButtonLink>
      )}
      {(own.withdraw || own.askCancel) && (
        <ButtonLink {...withdraw} tone="plain">
          {own.withdraw ? t('expense.withdraw', 'Withdraw') : t('expense.cancel.ask', 'Ask to cancel')}
        </ButtonLink>
      )}
      {can.pay && (
        <ButtonLink {...pay} tone="plain">
          {t('expense.pay', 'Mark as paid')}
        </ButtonLink>
      )}
    </div>
  );
}

const monthName = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );

function OnePayment({ payment }: { payment: Repayment }) {
  const { t, locale } = useTranslation();
  const { method, amount, state, month, reference, paidAt } = payment;
  return (
    <Card as="li" quiet>
      <div className={styles.head}>
        <span>
          {methodNames[method](t)}
          {month && ` · ${monthName(month, locale)}`}
        </span>
        <Money paise={amount} strong />
      </div>
      <p className={styles.fact}>
        {state === 'held'
          ? t('expense.held', 'On the payslip, paid with that salary')
          : paidAt && <DateTime at={paidAt} as="short" />}
        {reference && ` · ${reference}`}
      </p>
    </Card>
  );
}

function Payments({ expense: { payments, toPay } }: { expense: Expense }) {
  const { t, locale } = useTranslation();
  if (payments.length === 0 && toPay === 0) return null;
  return (
    <Section title={t('expense.payments', 'Payment')}>
      {payments.length > 0 && (
        <ul className={styles.list}>
          {payments.map((payment, place) => (
            <OnePayment key={place} payment={payment} />
          ))}
        </ul>
      )}
      {toPay > 0 && (
        <p className={styles.fact}>
          {t('expense.toPay', '{{amount}} is paid with the next salary.', {
            amount: formatMoney(toPay, locale),
          })}
        </p>
      )}
    </Section>
  );
}

function Shown({ expense }: { expense: Expense }) {
  const { t } = useTranslation();
  const { request, asked, files } = expense;
  const { status, amount, level, levels } = request;
  return (
    <>
      <Card quiet>
        <div className={styles.head}>
          <span className={styles.amount}>
            <Money paise={amount ?? asked} />
          </span>
          <StatePill on={status === 'approved' || status === 'Completed'}>{statusNames[status](t)}</StatePill>
        </div>
        {status === 'pending' && levels > 1 && (
          <p className={styles.fact}>
            {t('expense.level', 'Review {{level}} of {{levels}}', { level, levels })}
          </p>
        )}
        <Facts expense={expense} />
        <Reason expense={expense} />
        <CancelAnswers expense={expense} />
        <Acts expense={expense} />
      </Card>
      {files.length > 0 && (
        <Section title={t('expense.receipts', 'Receipts')}>
          <FileList files={files.map(({ receiptId, ...file }) => ({ fileId: receiptId, ...file }))} />
        </Section>
      )}
      <Payments expense={expense} />
      <ExpenseDialog expense={expense} />
      <ReviewDialogs expense={expense} />
      <PayDialog expense={expense} />
    </>
  );
}

/** One expense: for its owner, for who reviews it, and for who pays it. */
export function ExpensePage({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const query = useExpense(requestId);
  const back = query.data?.isOwn
    ? { to: '/expenses', label: t('expense.own', 'My expenses') }
    : { to: '/people/expenses', label: t('expense.title', 'Expenses') };
  return (
    <Page narrow title={t('expense.one', 'Expense')} back={query.data && back}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to="/expenses">{t('expense.own', 'My expenses')}</ButtonLink>}
      >
        {(expense) => <Shown expense={expense} />}
      </Loaded>
    </Page>
  );
}
