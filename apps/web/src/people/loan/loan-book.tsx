import type { Loan, PlannedMonth } from '@nukkad/contract/people/loan/loan.model';
import { methodWords } from '../../nouns/approval/repayment-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { dayName, entryWords, monthName } from './loan-words.ts';
import { List } from '../../ui/page/parts.tsx';
import styles from './loan.module.css';

function PauseLink({ month, isPaused }: Pick<PlannedMonth, 'isPaused' | 'month'>) {
  const { t, locale } = useTranslation();
  const pause = useDialogLink('pause', { month });
  const name = monthName(month, locale);
  return (
    <ButtonLink
      {...pause}
      small
      tone="plain"
      aria-label={
        isPaused
          ? t('loan.resume.of', 'Deduct in {{month}} again', { month: name })
          : t('loan.pause.of', 'Skip {{month}}', { month: name })
      }
    >
      {isPaused ? t('loan.resume.short', 'Deduct') : t('loan.pause.short', 'Skip')}
    </ButtonLink>
  );
}

function Planned({ month, mayPause }: { month: PlannedMonth; mayPause: boolean }) {
  const { t, locale } = useTranslation();
  const money = (paise: number) => formatMoney(paise, locale);
  const words = [
    month.isPaused && t('loan.paused', 'Skipped'),
    month.interest > 0 &&
      t('loan.withInterest', 'Includes {{amount}} of interest', { amount: money(month.interest) }),
    t('loan.leftOf', '{{amount}} left', { amount: money(month.left) }),
  ];
  return (
    <Card as="li" quiet>
      <div className={styles.head}>
        <strong>{monthName(month.month, locale)}</strong>
        <Money paise={month.amount} strong />
      </div>
      <div className={styles.head}>
        <span className={styles.fact}>{words.filter(Boolean).join(' · ')}</span>
        {mayPause && <PauseLink month={month.month} isPaused={month.isPaused} />}
      </div>
    </Card>
  );
}

function Entries({ entries }: Pick<Loan, 'entries'>) {
  const { t, locale } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <Section title={t('loan.entries', 'What was paid')}>
      <List gap={0.5}>
        {entries.map(({ kind, amount, month, day, method, reference, left }, place) => {
          const when = month ? monthName(month, locale) : day ? dayName(day, locale) : '';
          const rest = t('loan.leftOf', '{{amount}} left', { amount: formatMoney(left, locale) });
          const words = [when, method && methodWords[method](t), reference, rest];
          return (
            <Card as="li" quiet key={entries.length - place}>
              <div className={styles.head}>
                <strong>{entryWords[kind](t)}</strong>
                <Money paise={amount} strong />
              </div>
              <p className={styles.fact}>{words.filter(Boolean).join(' · ')}</p>
            </Card>
          );
        })}
      </List>
    </Section>
  );
}

/** The instalments to come, each of which can be skipped, and what was paid. */
export function LoanBook({ loan: { plan, entries, can } }: { loan: Loan }) {
  const { t } = useTranslation();
  return (
    <>
      {plan.length > 0 && (
        <Section title={t('loan.plan', 'Instalments to come')}>
          <p className={styles.fact}>
            {t(
              'loan.plan.note',
              'Deductions take at most half of a salary. What doesn’t fit is added to the next instalment.',
            )}
          </p>
          <List as="ol" gap={0.5}>
            {plan.map((month) => (
              <Planned key={month.month} month={month} mayPause={can.pause} />
            ))}
          </List>
        </Section>
      )}
      <Entries entries={entries} />
    </>
  );
}
