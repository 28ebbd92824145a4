import { editRupees } from '@nukkad/contract/kernel/patterns/rupees';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { SwitchRow } from '../../../ui/field/switch-row.tsx';
import { ratingSteps, type SearchFilter, searchSorts } from '../search-filter.ts';
import styles from './filter-fields.module.css';
import { useListAddress } from './use-list-address.ts';
import { numberFormat } from '../../../ui/mark/formats.ts';

type Write = ReturnType<typeof useListAddress>;
type Part = { filter: SearchFilter; write: Write };
type Rated = {
  /** Some service has a rating: without any, asking for one finds nothing. */
  rated: boolean;
};

function SortField({ filter, write, rated }: Part & Rated) {
  const { t } = useTranslation();
  const id = useId();
  const names = {
    relevance: t('filter.sort.relevance', 'Most relevant'),
    price: t('filter.sort.price', 'Price: low to high'),
    rating: t('filter.sort.rating', 'Top rated'),
  };
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{t('filter.sort', 'Sort by')}</label>
      <select
        id={id}
        value={filter.sort}
        onChange={({ target }) => write({ sort: target.value === 'relevance' ? '' : target.value })}
      >
        {searchSorts
          .filter((sort) => rated || sort !== 'rating')
          .map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
            </option>
          ))}
      </select>
    </div>
  );
}

/** Counts when it has been written: at Enter, or when one goes on to something else. */
function PriceField({
  name,
  label,
  value,
  write,
}: {
  name: 'min' | 'max';
  label: string;
  value: number | undefined;
  write: Write;
}) {
  const present = value ?? null;
  const [paise, setPaise] = useState(present);
  return (
    <MoneyField
      key={present}
      label={label}
      size={5}
      paise={paise}
      onPaise={setPaise}
      onSettled={() => paise !== present && write({ [name]: editRupees(paise) })}
    />
  );
}

function PriceRange({ filter, write }: Part) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.prices}>
      <legend>{t('filter.price', 'Price')}</legend>
      <PriceField name="min" label={t('filter.min', 'Min')} value={filter.minPaise} write={write} />
      <PriceField name="max" label={t('filter.max', 'Max')} value={filter.maxPaise} write={write} />
    </fieldset>
  );
}

function RatingField({ filter, write }: Part) {
  const { t, locale } = useTranslation();
  const figure = numberFormat(locale, { minimumFractionDigits: 1 });
  const steps = ratingSteps.map((step) => ({
    value: String(step),
    label: t('filter.rating.from', '{{stars}}+', { stars: figure.format(step) }),
  }));
  return (
    <SwitchRow
      legend={t('filter.rating', 'Rating')}
      options={[{ value: '', label: t('filter.rating.any', 'Any') }, ...steps]}
      value={filter.minRating === undefined ? '' : String(filter.minRating)}
      onChange={(rating) => write({ rating })}
    />
  );
}

/** Order, price, rating, today. Every choice counts at once; all of them are the address's parameters. */
export function FilterFields({ filter, rated }: { filter: SearchFilter } & Rated) {
  const { t } = useTranslation();
  const write = useListAddress();
  return (
    <div className={styles.fields}>
      <SortField filter={filter} write={write} rated={rated} />
      <PriceRange filter={filter} write={write} />
      {rated && <RatingField filter={filter} write={write} />}
      <label className={styles.today}>
        <input
          type="checkbox"
          checked={filter.today}
          onChange={(event) => write({ today: event.target.checked ? 'true' : '' })}
        />
        {t('filter.today', 'Available today')}
      </label>
    </div>
  );
}
