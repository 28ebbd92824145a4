import type { Loan } from '@nukkad/contract/people/loan/loan.model';
import { CancelAnswer } from '../../nouns/approval/cancel-answer.tsx';
import { RequestReason } from '../../nouns/approval/request-card.tsx';
import { RequestActs } from '../../nouns/approval/request-acts.tsx';
import { methodWords } from '../../nouns/approval/repayment-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { LoanBook } from './loan-book.tsx';
import { LoanReview } from './loan-review.tsx';
import { dayName, loanStatusWords, loanTones, monthName, percentWords } from './loan-words.ts';
import { useLoan } from './loan.queries.ts';
import { OfficeDialogs } from './office-dialogs.tsx';
import { Text } from '../../ui/page/parts.tsx';
import styles from './loan.module.css';

function LoanFacts({ loan }: { loan: Loan }) {
  const { t, locale } = useTranslation();
  const money = (paise: number) => formatMoney(paise, locale);
  const { givenOn, method, reference, next, status } = loan;
  const given =
    givenOn &&
    method &&
    [dayName(givenOn, locale), methodWords[method](t), reference].filter(Boolean).join(' · ');
  const isGiven = status === 'running' || status === 'closed';
  return (
    <Facts>
      <Fact name={t('approval.who', 'Employee')}>
        <span translate="no">{loan.employee.fullName}</span>
      </Fact>
      <Fact name={t('loan.for', 'For')}>{loan.note}</Fact>
      <Fact name={t('loan.instalments', 'Monthly instalments')}>{String(loan.instalments)}</Fact>
      <Fact name={t('loan.percent', 'Interest a year (%)')}>
        {loan.yearlyPercent === 0 ? t('loan.noInterest', 'None') : percentWords(loan.yearlyPercent, locale)}
      </Fact>
      <Fact name={t('loan.first', 'First instalment')}>{monthName(loan.firstMonth, locale)}</Fact>
      <Fact name={t('loan.givenOn', 'Paid out on')}>{given}</Fact>
      <Fact name={t('loan.left', 'Left to pay back')}>{isGiven && money(loan.left)}</Fact>
      <Fact name={t('loan.paidBack', 'Paid back so far')}>{isGiven && money(loan.paidBack)}</Fact>
      <Fact name={t('loan.interestPaid', 'Interest paid')}>
        {loan.interestPaid > 0 && money(loan.interestPaid)}
      </Fact>
      <Fact name={t('loan.next', 'Next instalment')}>
        {next && `${money(next.amount)} · ${monthName(next.month, locale)}`}
      </Fact>
    </Facts>
  );
}

function OfficeActs({ loan: { can } }: { loan: Loan }) {
  const { t } = useTranslation();
  return (
    <Moves
      gap={0.5}
      above={0.75}
      of={[
        {
          on: can.handOver,
          opens: 'hand-over',
          label: t('loan.handOver', 'Note the payout'),
          tone: 'neel',
        },
        { on: can.drop, opens: 'drop', label: t('loan.drop', 'Don’t pay out') },
        { on: can.repay, opens: 'repay', label: t('loan.repay', 'Note a repayment') },
      ]}
    />
  );
}

function Shown({ loan }: { loan: Loan }) {
  const { t, locale } = useTranslation();
  const { request, status } = loan;
  return (
    <>
      <Card quiet>
        <div className={styles.head}>
          <Text as="strong" size={1.5} translate="no">
            {formatMoney(loan.amount, locale)}
          </Text>
          <StatePill tone={loanTones[status]}>{loanStatusWords[status](t)}</StatePill>
        </div>
        <LoanFacts loan={loan} />
        {request?.reason && <RequestReason>{request.reason}</RequestReason>}
        {request && status !== 'running' && status !== 'closed' && (
          <RequestActs
            request={request}
            canPay={false}
            dialog="loan"
            again={t('loan.again', 'Change and send again')}
          />
        )}
        <OfficeActs loan={loan} />
      </Card>
      {request && <CancelAnswer request={request} />}
      <LoanBook loan={loan} />
      {loan.isOwn && <AskDialog loan={loan} />}
      {request && <LoanReview loan={loan} request={request} />}
      <OfficeDialogs loan={loan} />
    </>
  );
}

/** One loan: for its owner, for who reviews it, and for who pays it out. */
export function LoanPage({ loanId }: { loanId: string }) {
  const { t } = useTranslation();
  const query = useLoan(loanId);
  const back = query.data?.isOwn
    ? { to: '/loans', label: t('loan.own', 'My loans') }
    : { to: '/people/loans', label: t('loan.title', 'Loans') };
  return (
    <Page narrow title={t('loan.one', 'Loan')} back={query.data && back}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to="/loans">{t('loan.own', 'My loans')}</ButtonLink>}
      >
        {(loan) => <Shown loan={loan} />}
      </Loaded>
    </Page>
  );
}
