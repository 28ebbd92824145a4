import type { TaxClaim } from '@nukkad/contract/people/payroll/income-tax.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

type House = NonNullable<TaxClaim['house']>;

/** What comes of the house, in a few letters. */
export const houseTitle = ({ net }: House, locale: string, t: Translate): string =>
  net < 0
    ? t('tax.house.loss', 'Loss of {{amount}}', { amount: formatMoney(-net, locale) })
    : t('tax.house.income', 'Income of {{amount}}', { amount: formatMoney(net, locale) });

interface Of {
  readonly claim: TaxClaim;
  readonly house: House;
  readonly mostLoss: number;
}

/** How the income or the loss of a house comes about, and how much of a loss counts. */
export function LetHouseFacts({ claim: { amount, counted }, house, mostLoss }: Of) {
  const { t, locale } = useTranslation();
  const money = (paise: number) => formatMoney(paise, locale);
  const { rentReceived, municipalTaxes, municipalCounted, standardDeduction, net } = house;
  const isPart = counted !== null && (counted !== amount || municipalCounted !== municipalTaxes);
  return (
    <>
      <p>
        {t(
          'tax.house.facts',
          'Rent {{rent}}, municipal taxes {{taxes}}, standard deduction {{standard}}, interest {{interest}}',
          {
            rent: money(rentReceived),
            taxes: money(municipalTaxes),
            standard: money(standardDeduction),
            interest: money(amount),
          },
        )}
      </p>
      {isPart && (
        <p>
          {t('tax.house.counted', 'Accepted: municipal taxes {{taxes}}, interest {{interest}}', {
            taxes: money(municipalCounted ?? municipalTaxes),
            interest: money(counted),
          })}
        </p>
      )}
      {net < 0 && (
        <p>
          {t(
            'tax.house.set-off',
            'In the old regime up to {{amount}} of the loss of all houses lowers the salary that is taxed; in the new regime none does.',
            { amount: money(mostLoss) },
          )}
        </p>
      )}
    </>
  );
}
