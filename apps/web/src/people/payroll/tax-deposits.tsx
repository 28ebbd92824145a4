import type {
  TaxChallan,
  TaxDeposits as Deposits,
  TaxMonth,
} from '@nukkad/contract/people/payroll/tax-deposit.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ChallanDialog } from './challan-dialog.tsx';
import { wayNames } from './challan-form.ts';
import { dayName } from './income-tax-words.ts';
import { monthName } from './payroll-words.ts';
import { useRemoveChallan } from './tax-deposit.queries.ts';
import { List, Note, Row } from '../../ui/page/parts.tsx';
import styles from './income-tax.module.css';

function Month({ one, deposits }: { one: TaxMonth; deposits: Deposits }) {
  const { t, locale } = useTranslation();
  const { month, due, deducted, left, isLate, interest } = one;
  const much = (paise: number) => formatMoney(paise, locale);
  return (
    <li className={styles.claim}>
      <Row gap={[0.25, 0.75]} align="baseline" justify="space-between">
        <strong>{monthName(month, locale)}</strong>
        <strong>{much(deducted)}</strong>
      </Row>
      <span>
        <StatePill tone={left === 0 ? 'good' : isLate ? 'bad' : 'due'}>
          {left === 0
            ? t('tax.deposit.done', 'Deposited')
            : t('tax.deposit.left', '{{amount}} to deposit', { amount: much(left) })}
        </StatePill>
      </span>
      {left > 0 && (
        <Note size={0.875}>
          {isLate
            ? t('tax.deposit.late', 'Was due by {{day}}', { day: dayName(due, locale) })
            : t('tax.deposit.due', 'Due by {{day}}', { day: dayName(due, locale) })}
        </Note>
      )}
      {interest > 0 && (
        <Note size={0.875}>
          {t(
            'tax.deposit.interest',
            'Late: interest of {{amount}}, {{percent}}% for each month or part of one (section {{section}})',
            { amount: much(interest), percent: deposits.latePercent, section: deposits.interestSection },
          )}
        </Note>
      )}
    </li>
  );
}

function Acts({ challan: { challanId, serialNumber } }: { challan: TaxChallan }) {
  const { t } = useTranslation();
  const remove = useRemoveChallan();
  const link = useDialogLink('challan', { challanId });
  return (
    <Row as="span" gap={[0.5, 0.75]}>
      <ButtonLink {...link} small tone="plain">
        {t('tax.challan.correct', 'Correct')}
      </ButtonLink>
      <Button
        small
        tone="quiet"
        busy={remove.isPending}
        aria-label={t('tax.remove.of', 'Remove: {{name}}', { name: serialNumber })}
        onClick={() => remove.mutate(challanId, { onError: toastFailure })}
      >
        {t('party.remove', 'Remove')}
      </Button>
    </Row>
  );
}

function Challan({ challan }: { challan: TaxChallan }) {
  const { t, locale } = useTranslation();
  const { way, bsrCode, serialNumber, depositedOn, months, total, unused, can } = challan;
  const much = (paise: number) => formatMoney(paise, locale);
  return (
    <li className={styles.claim}>
      <Row gap={[0.25, 0.75]} align="baseline" justify="space-between">
        <strong>{wayNames[way](t)}</strong>
        <strong>{much(total)}</strong>
      </Row>
      <p>
        {t('tax.challan.facts', 'BSR {{bsr}}, serial number {{serial}}, {{day}}', {
          bsr: bsrCode,
          serial: serialNumber,
          day: dayName(depositedOn, locale),
        })}
      </p>
      <Note size={0.875}>
        {months.map(({ month, paid }) => `${monthName(month, locale)}: ${much(paid)}`).join(' · ')}
        {unused > 0 && ` · ${t('tax.challan.unused', '{{amount}} not used', { amount: much(unused) })}`}
      </Note>
      {can.edit && <Acts challan={challan} />}
    </li>
  );
}

/** What was deducted month by month, what of it is deposited, and the challans. */
export function TaxDeposits({ deposits }: { deposits: Deposits }) {
  const { t } = useTranslation();
  const link = useDialogLink('challan');
  const dialog = useUrlDialog('challan', ['challanId']);
  const { months, challans, can } = deposits;
  const asked = dialog.get('challanId');
  const challan = challans.find(({ challanId }) => challanId === asked) ?? null;
  const isOpen = dialog.opened && can.record && (asked === null || challan?.can.edit);
  return (
    <Section
      title={t('tax.deposits', 'Deposits of tax')}
      action={
        can.record && (
          <ButtonLink {...link} small tone="plain">
            {t('tax.challan.record', 'Record a challan')}
          </ButtonLink>
        )
      }
    >
      <Card quiet className={styles.stack}>
        {months.length === 0 ? (
          <p>{t('tax.deposits.none', 'No tax was deducted in this year yet.')}</p>
        ) : (
          <List>
            {months.map((one) => (
              <Month key={one.month} one={one} deposits={deposits} />
            ))}
          </List>
        )}
        {challans.length > 0 && (
          <>
            <h3>{t('tax.challans', 'Challans')}</h3>
            <List>
              {challans.map((one) => (
                <Challan key={one.challanId} challan={one} />
              ))}
            </List>
          </>
        )}
      </Card>
      {isOpen && (
        <ChallanDialog
          key={challan ? `${challan.challanId} ${challan.version}` : 'new'}
          deposits={deposits}
          challan={challan}
          dialog={dialog}
        />
      )}
    </Section>
  );
}
