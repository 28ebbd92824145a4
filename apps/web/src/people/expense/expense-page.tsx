import { payExpense } from '@nukkad/contract/people/expense/expense.api';
import type { Expense } from '@nukkad/contract/people/expense/expense.model';
import { CancelAnswer } from '../../nouns/approval/cancel-answer.tsx';
import { PayDialog } from '../../nouns/approval/pay-dialog.tsx';
import { Repayments } from '../../nouns/approval/repayments.tsx';
import { RequestActs } from '../../nouns/approval/request-acts.tsx';
import { RequestCard, RequestReason } from '../../nouns/approval/request-card.tsx';
import { FileList } from '../../nouns/quotation-file/file-list.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { ExpenseDialog } from './expense-dialog.tsx';
import { useExpense } from './expense.queries.ts';
import { dayName, distanceWords } from './expense-words.ts';
import { ExpenseReview } from './expense-review.tsx';
import { Text } from '../../ui/page/parts.tsx';

function ExpenseFacts({ expense }: { expense: Expense }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { request, category, day, metres, ratePerKm, booking, project, trip } = expense;
  const distance =
    metres === null ? null : `${distanceWords(voice, metres)} × ${formatMoney(ratePerKm ?? 0, locale)}`;
  return (
    <Facts>
      <Fact name={t('approval.who', 'Employee')}>
        <span translate="no">{request.employee.fullName}</span>
      </Fact>
      <Fact name={t('expense.category', 'Category')}>{category}</Fact>
      <Fact name={t('expense.day', 'Paid on')}>{dayName(day, locale)}</Fact>
      <Fact name={t('expense.distance.short', 'Distance')}>{distance}</Fact>
      <Fact name={t('expense.for', 'For')}>{request.note}</Fact>
      <Fact name={t('expense.booking', 'Booking')}>{booking}</Fact>
      <Fact name={t('expense.project', 'Project')}>{project}</Fact>
      <Fact name={t('expense.trip', 'Trip')}>{trip}</Fact>
    </Facts>
  );
}

/** Why it was rejected, or approved for less than was asked. */
function Reason({ expense: { request, asked } }: { expense: Expense }) {
  const { t, locale } = useTranslation();
  if (!request.reason) return null;
  const isLess = request.status !== 'rejected';
  return (
    <RequestReason>
      {isLess && <>{t('expense.less', 'Asked: {{amount}}.', { amount: formatMoney(asked, locale) })} </>}
      {request.reason}
    </RequestReason>
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
  const pay = useSend(payExpense);
  const { request, asked, files } = expense;
  return (
    <>
      <RequestCard
        request={request}
        title={
          <Text size={1.75} weight={800} figures>
            <Money paise={request.amount ?? asked} />
          </Text>
        }
      >
        <ExpenseFacts expense={expense} />
        <Reason expense={expense} />
        <RequestActs
          request={request}
          canPay={expense.can.pay}
          dialog="expense"
          again={t('expense.again', 'Change and claim again')}
        />
      </RequestCard>
      <CancelAnswer request={request} />
      {files.length > 0 && (
        <Section title={t('expense.receipts', 'Receipts')}>
          <FileList files={files.map(({ receiptId, ...file }) => ({ fileId: receiptId, ...file }))} />
        </Section>
      )}
      <Payments expense={expense} />
      <ExpenseDialog expense={expense} />
      <ExpenseReview expense={expense} />
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
