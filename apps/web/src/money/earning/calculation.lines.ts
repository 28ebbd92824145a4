import type { Earning, EarningSums } from '@nukkad/contract/money/earning/earning.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

/** One line of a sum, in its order. */
export interface Line {
  readonly key: string;
  readonly title: string;
  readonly why?: string | undefined;
  readonly amount: number;
  /** Taken away. */
  readonly isLess?: boolean;
  readonly isSum?: boolean;
}

type Amounts = Omit<EarningSums, 'jobs'>;

/** What is nothing is not mentioned. */
const present = (lines: readonly Line[]) => lines.filter(({ amount, isSum }) => isSum || amount !== 0);

/** The last line: what the platform still pays, or what the partner owes. */
const payable = (t: Translate, net: number): Line =>
  net < 0
    ? { key: 'net', title: t('calculation.owed', 'Comes off your payouts'), amount: -net, isSum: true }
    : { key: 'net', title: t('calculation.net', 'Paid by payout'), amount: net, isSum: true };

/** A period, added up. */
export const linesOfPeriod = (t: Translate, sums: Amounts): readonly Line[] =>
  present([
    { key: 'value', title: t('calculation.value', 'Jobs and fees, before tax'), amount: sums.value },
    { key: 'tax', title: t('calculation.tax', 'GST on your work'), amount: sums.tax },
    {
      key: 'commission',
      title: t('calculation.commission', 'Commission'),
      amount: sums.commission,
      isLess: true,
    },
    {
      key: 'commissionTax',
      title: t('calculation.commissionTax', 'GST on commission'),
      amount: sums.commissionTax,
      isLess: true,
    },
    {
      key: 'tcs',
      title: t('calculation.tcs', 'Tax collected at source (TCS)'),
      amount: sums.tcs,
      isLess: true,
    },
    { key: 'penalty', title: t('calculation.penalty', 'Penalties'), amount: sums.penalty, isLess: true },
    { key: 'earned', title: t('calculation.earned', 'You earned'), amount: sums.earned, isSum: true },
    ...(sums.cash < 0
      ? [{ key: 'cash', title: t('calculation.cashIn', 'Cash you paid in'), amount: -sums.cash }]
      : [
          {
            key: 'cash',
            title: t('calculation.cash', 'Cash you collected'),
            amount: sums.cash,
            isLess: true,
          },
        ]),
    payable(t, sums.net),
  ]);

/** Why each line of one job is as it is; by the key of the line. */
function reasonsOf(t: Translate, { value, commissionPercent, kind }: Earning, locale: string) {
  const sum = formatMoney(value, locale);
  const reasons: Readonly<Record<string, string | undefined>> = {
    tax: t('calculation.tax.why', 'The customer paid it. You pay it to the government.'),
    commission:
      commissionPercent === null
        ? undefined
        : t('calculation.commission.why', '{{percent}}% of {{sum}}, fixed when the job was booked.', {
            percent: commissionPercent,
            sum,
          }),
    tcs: t('calculation.tcs.why', 'Paid to the government in your name. Claim it in your GST return.'),
    cash: t('calculation.cash.why', 'You have this money already.'),
    net: undefined,
    value:
      kind === 'work' ? t('calculation.value.why', 'Services, add-ons and offers that we bear.') : undefined,
  };
  return reasons;
}

const ownOfferLine = (t: Translate, amount: number): Line => ({
  key: 'ownOffer',
  title: t('calculation.ownOffer', 'Your offer'),
  why: t('calculation.ownOffer.why', 'The discount that you gave.'),
  amount,
  isLess: true,
});

/** One job or fee, with the reason of each line. */
export function linesOfEarning(t: Translate, earning: Earning, locale: string): readonly Line[] {
  const reasons = reasonsOf(t, earning, locale);
  const { ownOffer, value } = earning;
  const titleOfValue =
    earning.kind === 'work' ? t('calculation.work', 'The job, before tax') : t('calculation.fee', 'The fee');
  return linesOfPeriod(t, earning).flatMap((line) => {
    const shown = { ...line, why: reasons[line.key] };
    if (line.key !== 'value') return [shown];
    const whole = { ...shown, title: titleOfValue, amount: value + ownOffer };
    return ownOffer === 0 ? [whole] : [whole, ownOfferLine(t, ownOffer)];
  });
}
