import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { minutesUntil, useNow } from '../../ui/time/use-now.ts';
import { useComeNow } from './come-now.queries.ts';
import styles from './checkout.module.css';
import type { TimeChoice } from './use-time-choice.ts';

/** A longer wait is told by its time alone: at night it is 600 minutes. */
const countedMinutes = 90;

/** The first choice of the time step: someone comes as soon as possible. Nothing where no one can. */
export function ComeNow({ cart, time }: { cart: Cart; time: TimeChoice }) {
  const { t, plural, locale } = useTranslation();
  const now = useNow();
  const soon = useComeNow(cart).data;
  const at = time.instant ? cart.slot?.from : soon?.arrivesAt;
  if (!at) return null;
  const minutes = minutesUntil(at, now);
  const adds = time.instant ? 0 : (soon?.surcharge ?? 0);
  return (
    <button
      type="button"
      className={styles.now}
      aria-pressed={time.instant}
      disabled={time.busy}
      onClick={() => void time.comeNow()}
    >
      {time.instant ? <IconCheck size={26} aria-hidden /> : <IconBolt size={26} aria-hidden />}
      <b>{t('comeNow.title', 'As soon as possible')}</b>
      <span>
        {minutes > countedMinutes
          ? t('comeNow.arrivesAt', 'Arrives about {{when}}', { when: formatInstant(at, 'short', locale) })
          : plural(
              'comeNow.arrives',
              minutes,
              {
                one: 'Arrives in about {{count}} minute, {{time}}',
                other: 'Arrives in about {{count}} minutes, {{time}}',
              },
              { time: formatInstant(at, 'time', locale) },
            )}
      </span>
      {!time.instant && soon && (
        <small>
          {plural('comeNow.partners', soon.partners, {
            one: '{{count}} partner can come now',
            other: '{{count}} partners can come now',
          })}
          {adds > 0 &&
            ` · ${t('comeNow.adds', '{{sum}} extra at this hour', { sum: formatMoney(adds, locale) })}`}
        </small>
      )}
      {time.instant && soon && (
        <small>
          {t('comeNow.how', 'Once you book, each partner has {{count}} seconds to accept.', {
            count: soon.acceptSeconds,
          })}
        </small>
      )}
    </button>
  );
}
