import type { Expense } from '@nukkad/contract/people/expense/expense.model';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { CancelAnswer } from '../../nouns/approval/cancel-answer.tsx';
import { PayDialog } from '../../nouns/approval/pay-dialog.tsx';
import { Repayments } from '../../nouns/approval/repayments.tsx';
import { FileList } from '../../nouns/quotation-file/file-list.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Money, formatMoney } from '../../ui/money.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { ExpenseDialog } from './expense-dialog.tsx';
import { useExpense, usePayExpense } from './expense.queries.ts';
import { dayName, distanceWords } from './expense-words.ts';
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
          {t('approval.pay', 'Mark as paid')}
        </ButtonLink>
      )}
    </div>
  );
}

function Payments({ expense: { payments, toPay } }: { expense: Expense }) {
  const { t, locale } = useTranslation();
  const toCome = t('expense.toPay', '{{amount}} is paid with the next salary.', {
    amount: formatMoney(toPay, locale),
  });
  return (
    <Repayments
      title={t('expense.payments', 'Payment')}
      payments={payments}
      toCome={toPay > 0 ? toCome : null}
    />
  );
}

function Shown({ expense }: { expense: Expense }) {
  const { t } = useTranslation();
  const pay = usePayExpense();
  const { request, asked, files } = expense;
  const { status, amount, level, levels } = request;
  return (
    <>
      <Card quiet>
        <div className={styles.head}>
          <span className={styles.amount}>
            <Money paise={amount ?? asked} />
          </span>
          <ApprovalPill request={request} />
        </div>
        {status === 'pending' && levels > 1 && (
          <p className={styles.fact}>
            {t('expense.level', 'Review {{level}} of {{levels}}', { level, levels })}
          </p>
        )}
        <Facts expense={expense} />
        <Reason expense={expense} />
        <Acts expense={expense} />
      </Card>
      <CancelAnswer request={request} />
      {files.length > 0 && (
        <Section title={t('expense.receipts', 'Receipts')}>
          <FileList files={files.map(({ receiptId, ...file }) => ({ fileId: receiptId, ...file }))} />
        </Section>
      )}
      <Payments expense={expense} />
      <ExpenseDialog expense={expense} />
      <ReviewDialogs expense={expense} />
      {expense.can.pay && <PayDialog request={request} toPay={expense.toPay} send={pay.mutateAsync} />}
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
