import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { istDay } from '@nukkad/contract/kernel/time';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useEffect } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Countdown, useSecondsUntil } from '../../ui/time/countdown.tsx';
import { forgetCart, useChangeCart } from './cart.queries.ts';
import styles from './checkout.module.css';

/** For how long the chosen time is held; after that, whether it is still free. */
export function HoldNote({ cart }: { cart: Cart }) {
  const { t, locale } = useTranslation();
  const seconds = useSecondsUntil(cart.holdExpiresAt);
  const change = useChangeCart();
  const { slot, holdExpiresAt } = cart;
  const over = holdExpiresAt !== null && seconds === 0;

  useEffect(() => {
    if (over) void forgetCart();
  }, [over]);

  if (!slot) return null;
  if (holdExpiresAt && seconds > 0)
    return (
      <p className={styles.hold}>
        <IconClock size={18} aria-hidden />
        {t('hold.yours', '{{time}} slot held for', { time: formatInstant(slot.from, 'time', locale) })}{' '}
        <Countdown seconds={seconds} />
      </p>
    );
  if (!slot.available) return null;
  return (
    <p className={styles.hold} role="status">
      <IconClock size={18} aria-hidden />
      {t('hold.over', 'Your slot is no longer held, but it’s still free.')}
      <Button
        tone="plain"
        small
        busy={change.isPending}
        onClick={() => change.mutate({ slotId: slot.slotId, day: istDay(new Date(slot.from)) })}
      >
        {t('hold.again', 'Hold it again')}
      </Button>
    </p>
  );
}
