import type { Comparison } from '@nukkad/contract/market/quote/comparison.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/mark/money.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { type Choice, settledPartner, takersOf } from './award-choice.rules.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';

const noOne = '';

/** Each line of the work with the partners that offer it; a line that was accepted stays where it is. */
export function AwardLines({
  of,
  choice,
  onChoice,
}: {
  of: Comparison;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap={1}>
      {of.lines.map(({ name, awardedTo }, line) => {
        const settled = settledPartner(of, awardedTo);
        const takers = takersOf(of, line);
        if (settled)
          return (
            <p key={`${line} ${name}`} className={styles.note}>
              {t('offers.award.settled', '{{name}}: {{companyName}} has accepted it.', {
                name,
                companyName: settled.companyName,
              })}
            </p>
          );
        if (takers.length === 0) return null;
        return (
          <RadioList
            key={`${line} ${name}`}
            label={name}
            name={`line-${line}`}
            wide
            options={[
              ...takers.map(({ offer, cell }) => ({
                value: offer.leadId,
                label: (
                  <span className={styles.taker}>
                    <span translate="no">{offer.companyName}</span>
                    <span>
                      <Money paise={cell.total} /> · {cell.quantity} {cell.unit}
                      {cell.alternative !== null && ` · ${cell.alternative}`}
                      {cell.isOptional && ` · ${t('offers.line.optional', 'Optional')}`}
                    </span>
                  </span>
                ),
              })),
              { value: noOne, label: t('offers.award.noOne', 'No one yet') },
            ]}
            value={choice[line] ?? noOne}
            onChange={(leadId) => onChoice({ ...choice, [line]: leadId })}
          />
        );
      })}
    </Stack>
  );
}
