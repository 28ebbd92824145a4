import { isOpenGroup } from '@nukkad/contract/market/quote/line-group.model';
import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { type TypedChoice, alternativesOf } from './choice.rules.ts';
import { OptionList } from './option-list.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';

interface Props {
  readonly version: QuoteVersion;
  readonly choice: TypedChoice;
  readonly onChoice: (choice: TypedChoice) => void;
  readonly error?: ReactNode;
}

/** One alternative as a card: what it costs, how much more than the lowest price, and its lines. */
function AlternativeLabel({ of, least }: { of: ReturnType<typeof alternativesOf>[number]; least: number }) {
  const { t, locale } = useTranslation();
  const more = of.amount - least;
  return (
    <span className={styles.choice}>
      <span className={styles.taker}>
        <span>{of.name}</span>
        <Money paise={of.amount} />
      </span>
      <small>
        {of.lineNames.join(', ')}
        {more > 0 && ` · ${t('offers.alternative.more', '{{sum}} more', { sum: formatMoney(more, locale) })}`}
      </small>
      {of.isRecommended && <StatePill on>{t('offers.alternative.recommended', 'Recommended')}</StatePill>}
    </span>
  );
}

/** What a quote leaves to the customer: of each group one alternative, and its optional lines. */
export function ChoiceFields({ version, choice, onChoice, error }: Props) {
  const { t } = useTranslation();
  const { groups = [] } = version.content;
  return (
    <Stack gap={1}>
      {groups.map((group, place) => {
        if (!isOpenGroup(group)) return null;
        const alternatives = alternativesOf(version, place);
        const least = Math.min(...alternatives.map(({ amount }) => amount));
        const chosen = choice.alternatives[place] ?? null;
        return (
          <RadioList
            key={group.name}
            wide
            label={t('offers.group.choose', '{{name}}: choose one, prices before GST', { name: group.name })}
            name={`group-${place}`}
            options={alternatives.map((of, at) => ({
              value: String(at),
              label: <AlternativeLabel of={of} least={least} />,
            }))}
            value={chosen === null ? null : String(chosen)}
            onChange={(at) =>
              onChoice({ ...choice, alternatives: choice.alternatives.with(place, Number(at)) })
            }
            error={chosen === null && error}
          />
        );
      })}
      <OptionList
        version={version}
        chosen={choice.lines}
        onChosen={(lines) => onChoice({ ...choice, lines })}
      />
    </Stack>
  );
}
