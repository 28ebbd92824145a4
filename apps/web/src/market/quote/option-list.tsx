import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { optionsOf } from './choice.rules.ts';
import styles from './quote.module.css';

/** The optional lines of a quote, each with what it costs before GST. */
export function OptionList({
  version,
  chosen,
  onChosen,
}: {
  version: QuoteVersion;
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
}) {
  const { t } = useTranslation();
  const options = optionsOf(version);
  if (options.length === 0) return null;
  return (
    <CheckList
      label={t('offers.options', 'Optional lines, prices before GST')}
      name="options"
      wide
      most={options.length}
      options={options.map((at) => ({
        value: String(at),
        label: (
          <span className={styles.taker}>
            <span>{version.content.lines[at]?.name}</span>
            <Money paise={version.price.lines[at]?.amount ?? 0} />
          </span>
        ),
      }))}
      values={chosen.map(String)}
      onChange={(values) => onChosen(values.map(Number).toSorted((one, other) => one - other))}
    />
  );
}
