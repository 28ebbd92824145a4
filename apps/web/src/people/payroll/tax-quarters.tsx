import type { TaxSetting } from '@nukkad/contract/people/payroll/income-tax.model';
import type { TaxDeposits, TaxFiling } from '@nukkad/contract/people/payroll/tax-deposit.model';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { FilingDialog } from './filing-dialog.tsx';
import { saveStatement } from './income-tax.queries.ts';
import { dayName } from './income-tax-words.ts';
import { List, Note, Paragraph, Row } from '../../ui/page/parts.tsx';
import styles from './income-tax.module.css';

type Of = { readonly setting: TaxSetting; readonly filing: TaxFiling };

/** By when, for whom a PAN is missing, and what no challan pays yet. */
function State({ setting, filing }: Of) {
  const { t, locale } = useTranslation();
  const { quarter, due, left, filedOn, receiptNumber, hasChanged } = filing;
  const missing = setting.quarters.find((one) => one.quarter === quarter)?.missing ?? 0;
  return (
    <>
      {filedOn && (
        <span>
          <StatePill tone="good">
            {t('tax.filed', 'Filed on {{day}}', { day: dayName(filedOn, locale) })}
          </StatePill>
        </span>
      )}
      <Note size={0.875}>
        {filedOn
          ? receiptNumber && t('tax.filed.number', 'Receipt {{number}}', { number: receiptNumber })
          : t('tax.quarter.due', 'Due by {{day}}', { day: dayName(due, locale) })}
        {missing > 0 && ` · ${t('tax.quarter.missing', '{{count}} without a PAN', { count: missing })}`}
      </Note>
      {left > 0 && (
        <Paragraph tone="bad" weight={600}>
          {t('tax.quarter.left', 'No challan for {{amount}}', { amount: formatMoney(left, locale) })}
        </Paragraph>
      )}
      {hasChanged && (
        <Paragraph tone="bad" weight={600}>
          {t('tax.filed.changed', 'What was deducted has changed since. A correction statement is needed.')}
        </Paragraph>
      )}
    </>
  );
}

function Quarter({ setting, filing }: Of) {
  const { t, locale } = useTranslation();
  const { quarter, deducted, can } = filing;
  const save = useMutation({ mutationFn: () => saveStatement(setting, quarter) });
  const link = useDialogLink('filing', { quarter: String(quarter) });
  return (
    <li className={styles.claim}>
      <Row gap={[0.25, 0.75]} align="baseline" justify="space-between">
        <strong>{t('tax.quarter', 'Quarter {{quarter}}', { quarter })}</strong>
        <strong>{formatMoney(deducted, locale)}</strong>
      </Row>
      <State setting={setting} filing={filing} />
      <Row as="span" gap={[0.5, 0.75]}>
        <Button
          small
          tone="plain"
          disabled={!setting.tan}
          busy={save.isPending}
          onClick={() => save.mutate(undefined, { onError: toastFailure })}
        >
          {t('tax.quarter.file', 'Download')}
        </Button>
        {(can.file || can.open) && (
          <ButtonLink {...link} small tone="quiet">
            {can.file ? t('tax.filed.mark', 'Mark as filed') : t('tax.reopen', 'Open for a correction')}
          </ButtonLink>
        )}
      </Row>
    </li>
  );
}

/** The quarterly statements of a year: their files, and which were filed. */
export function TaxQuarters({ setting, deposits }: { setting: TaxSetting; deposits: TaxDeposits }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('filing', ['quarter']);
  const { names, tan } = setting;
  const asked = deposits.quarters.find(({ quarter }) => String(quarter) === dialog.get('quarter'));
  return (
    <Section title={t('tax.statements', 'Quarterly statements, Form {{form}}', { form: names.statement })}>
      <Card quiet className={styles.stack}>
        <Note size={0.875}>
          {t(
            'tax.statements.note',
            'The file lists challans and, by challan, people, salaries and tax. You check, sign and file it in the tax department’s own utility.',
          )}
        </Note>
        <List>
          {deposits.quarters.map((filing) => (
            <Quarter key={filing.quarter} setting={setting} filing={filing} />
          ))}
        </List>
        {!tan && <p>{t('tax.tan.first', 'Enter the TAN below first.')}</p>}
      </Card>
      {dialog.opened && asked && (asked.can.file || asked.can.open) && (
        <FilingDialog key={asked.version} deposits={deposits} filing={asked} dialog={dialog} />
      )}
    </Section>
  );
}
