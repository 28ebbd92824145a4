import { chooseTaxRegime } from '@nukkad/contract/people/payroll/income-tax.api';
import { type TaxPerson, type TaxSum, taxRegimes } from '@nukkad/contract/people/payroll/income-tax.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { dayName, regimeNames, sumRows } from './income-tax-words.ts';
import { Note, Row, Stack } from '../../ui/page/parts.tsx';
import styles from './income-tax.module.css';

type Of = { readonly person: TaxPerson };

const leftOf = ({ payable, relief }: TaxSum): number => payable - relief;

function Choice({ person }: Of) {
  const { t, locale } = useTranslation();
  const choose = useSend(chooseTaxRegime);
  const { regime, taxYear, version, can, sums, lastDays, isChosen } = person;
  const other = taxRegimes.find((one) => one !== regime) ?? 'new';
  const saved = sums && leftOf(sums[regime]) - leftOf(sums[other]);
  return (
    <Stack gap={0.5} justify="start" flat>
      <StatePill on>
        {isChosen
          ? t('tax.chosen', 'Chosen: {{regime}}', { regime: regimeNames[regime](t) })
          : t('tax.notChosen', 'Not chosen: the new regime counts')}
      </StatePill>
      {saved !== null && saved > 0 && (
        <p>
          {t('tax.cheaper', '{{regime}}: {{amount}} less tax in the year', {
            regime: regimeNames[other](t),
            amount: formatMoney(saved, locale),
          })}
        </p>
      )}
      {can.choose && (
        <Row as="span" gap={[0.5, 0.75]}>
          {taxRegimes
            .filter((one) => one !== regime || !isChosen)
            .map((one) => (
              <Button
                key={one}
                tone="plain"
                busy={choose.isPending}
                onClick={() => choose.mutate({ taxYear, regime: one, version }, { onError: toastFailure })}
              >
                {one === 'new'
                  ? t('tax.choose.new', 'Choose the new regime')
                  : t('tax.choose.old', 'Choose the old regime')}
              </Button>
            ))}
        </Row>
      )}
      <Note size={0.875}>
        {t('tax.choose.until', 'Last day to choose: {{day}}', { day: dayName(lastDays.choose, locale) })}
      </Note>
    </Stack>
  );
}

function Sums({ sums }: { sums: Readonly<Record<'new' | 'old', TaxSum>> }) {
  const { t, locale } = useTranslation();
  const rows = sumRows.filter(({ part, isTotal }) => isTotal || sums.new[part] > 0 || sums.old[part] > 0);
  const amount = (paise: number, isLess: true | undefined) =>
    paise > 0 && isLess ? `− ${formatMoney(paise, locale)}` : formatMoney(paise, locale);
  return (
    <table className={styles.sums}>
      <thead>
        <tr>
          <td />
          {taxRegimes.map((regime) => (
            <th key={regime} scope="col">
              {regimeNames[regime](t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, name, isLess, isTotal }) => (
          <tr key={part} className={isTotal ? styles.total : undefined}>
            <th scope="row">{name(t)}</th>
            {taxRegimes.map((regime) => (
              <td key={regime}>{amount(sums[regime][part], isLess)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both regimes beside each other, as the year is to be expected now. */
export function TaxCompare({ person }: Of) {
  const { t } = useTranslation();
  const { sums } = person;
  return (
    <Section title={t('tax.compare', 'Old or new regime')}>
      <Card quiet>
        <Choice person={person} />
        {sums ? (
          <Sums sums={sums} />
        ) : (
          <Note size={0.875}>{t('tax.noSalary', 'No salary is set for this year.')}</Note>
        )}
      </Card>
    </Section>
  );
}
