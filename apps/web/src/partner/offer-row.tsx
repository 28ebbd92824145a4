import type { OwnOffer } from '@nukkad/contract/catalog/offer.api';
import { useState } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { formatMoney } from '../ui/money.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './partner.module.css';
import { useSaveOffer } from './partner.queries.ts';

const digits = (value: string) => value.replace(/\D/g, '').slice(0, 6);

/** One service of the trade: offered or not, at which price and time. Ticking it offers it at the usual price. */
export function OfferRow({ row }: { row: OwnOffer }) {
  const { t, locale } = useTranslation();
  const offered = row.offer?.active ?? false;
  const price = row.offer?.price ?? row.usual.typical;
  const minutes = row.offer?.minutes ?? row.usual.minutes;
  const [rupees, setRupees] = useState(String(Math.round(price / 100)));
  const [time, setTime] = useState(String(minutes));
  const save = useSaveOffer();
  const { serviceId } = row;
  const known = row.offer !== null;
  const changed = Number(rupees) * 100 !== price || Number(time) !== minutes;
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
          <TextField
            label={t('partner.offer.price', 'Your price before tax')}
            aria-label={t('partner.offer.priceOf', 'Your price of {{name}}', { name: row.name })}
            before="₹"
            inputMode="numeric"
            value={rupees}
            onChange={({ target }) => setRupees(digits(target.value))}
          />
          <TextField
            label={t('partner.offer.minutes', 'Minutes')}
            aria-label={t('partner.offer.minutesOf', 'Minutes for {{name}}', { name: row.name })}
            inputMode="numeric"
            value={time}
            onChange={({ target }) => setTime(digits(target.value))}
          />
          {changed && (
            <Button
              small
              tone="plain"
              busy={save.isPending}
              disabled={Number(rupees) < 1 || Number(time) < 5}
              onClick={() =>
                save.mutate({
                  serviceId,
                  price: Number(rupees) * 100,
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
