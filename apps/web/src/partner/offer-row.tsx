import type { OwnOffer } from '@nukkad/contract/catalog/offer.api';
import { judgePrice } from '@nukkad/contract/catalog/price.bounds';
import { useState } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { MoneyField } from '../ui/money-field.tsx';
import { formatMoney } from '../ui/money.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './partner.module.css';
import { useSaveOffer } from './partner.queries.ts';

/** One service of the trade: offered or not, at which price and time. Ticking it offers it at the usual price. */
export function OfferRow({ row }: { row: OwnOffer }) {
  const { t, locale } = useTranslation();
  const offered = row.offer?.active ?? false;
  const price = row.offer?.price ?? row.usual.typical;
  const minutes = row.offer?.minutes ?? row.usual.minutes;
  const [typed, setTyped] = useState<number | null>(price);
  const [time, setTime] = useState(String(minutes));
  const save = useSaveOffer();
  const { serviceId } = row;
  const known = row.offer !== null;
  const changed = typed !== price || Number(time) !== minutes;
  const refused = typed !== null && judgePrice(typed, row.usual) === 'refused';
  const wholeMinutes = /^[1-9][0-9]{0,4}$/.test(time);
  return (
    <li className={styles.offer}>
      <label>
        <input
          type="checkbox"
          checked={offered}
          disabled={save.isPending}
          onChange={() => save.mutate({ serviceId, price, minutes, active: !offered, known })}
        />
        <span>
          {row.name}
          <br />
          <span className={styles.small}>
            {t('partner.offer.usual', 'Usual: {{low}} to {{high}}', {
              low: formatMoney(row.usual.low, locale),
              high: formatMoney(row.usual.high, locale),
            })}
          </span>
        </span>
      </label>
      {offered && (
        <div className={styles.terms}>
          <MoneyField
            label={t('partner.offer.price', 'Your price before tax')}
            aria-label={t('partner.offer.priceOf', 'Your price of {{name}}', { name: row.name })}
            paise={typed}
            onPaise={setTyped}
            error={
              refused &&
              t('partner.offer.refused', 'Enter a price from {{least}} to {{most}}.', {
                least: formatMoney(row.usual.least, locale),
                most: formatMoney(row.usual.most, locale),
              })
            }
          />
          <TextField
            label={t('partner.offer.minutes', 'Minutes')}
            aria-label={t('partner.offer.minutesOf', 'Minutes for {{name}}', { name: row.name })}
            inputMode="numeric"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
          {changed && (
            <Button
              small
              tone="plain"
              busy={save.isPending}
              disabled={typed === null || refused || !wholeMinutes || Number(time) < 5}
              onClick={() =>
                typed !== null &&
                save.mutate({
                  serviceId,
                  price: typed,
                  minutes: Number(time),
                  active: true,
                  known,
                })
              }
            >
              {t('partner.offer.save', 'Save the price')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
