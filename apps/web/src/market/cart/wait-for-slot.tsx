import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { useSlotWaits, useStopWaiting, useWaitForSlot } from './slot-wait.queries.ts';
import styles from './checkout.module.css';

/** One message when a slot of a full day becomes free. */
export function WaitForSlot({ cart, day }: { cart: Cart; day: string }) {
  const { t } = useTranslation();
  const waits = useSlotWaits();
  const ask = useWaitForSlot(cart);
  const stop = useStopWaiting();
  const waiting = waits.data?.items.find(
    (one) => one.day === day && cart.lines.some(({ serviceId }) => serviceId === one.serviceId),
  );
  const failure = ask.error ?? stop.error;
  return (
    <div className={styles.wait}>
      {waiting ? (
        <>
          <p role="status">
            {t(
              'slotWait.waiting',
              'We’ll message you if a slot opens on this day. The first to book has it.',
            )}
          </p>
          <Button tone="plain" busy={stop.isPending} onClick={() => stop.mutate(waiting.waitId)}>
            {t('slotWait.stop', 'Don’t notify me')}
          </Button>
        </>
      ) : (
        <Button
          tone="plain"
          icon={<IconBell size={20} aria-hidden />}
          busy={ask.isPending}
          onClick={() => ask.mutate(day)}
        >
          {t('slotWait.ask', 'Notify me if a slot opens')}
        </Button>
      )}
      {failure && <p role="alert">{failure.message}</p>}
    </div>
  );
}
