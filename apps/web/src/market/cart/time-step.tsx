import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { Cart, Slot } from '@nukkad/contract/market/booking/booking.model';
import { otherPartners } from '../../nouns/partner/other-partners.ts';
import { SlotPicker } from '../../nouns/slot/slot-picker.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { DayStrip } from '../../ui/time/day-strip.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SlotSkeleton } from '../../ui/state/skeletons.tsx';
import { ComeNow } from './come-now.tsx';
import { FullDay } from './full-day.tsx';
import { timeBeside } from './slot-order.ts';
import { Remark } from '../../ui/page/parts.tsx';
import styles from './checkout.module.css';
import { WaitForSlot } from './wait-for-slot.tsx';
import type { TimeChoice } from './use-time-choice.ts';

/** The chosen time in one line, with one step back and one step on. */
function ChosenTime({ time, chosen }: { time: TimeChoice; chosen: Slot }) {
  const { t } = useTranslation();
  const beside = (by: -1 | 1) =>
    timeBeside(time.slots ?? [], time.days, { day: time.day, slotId: chosen.slotId }, by);
  const [earlier, later] = [beside(-1), beside(1)];
  const move = (to: ReturnType<typeof beside>) => {
    if (to?.kind === 'slot') void time.hold(to.slot);
    if (to?.kind === 'day') time.turnTo(to.day);
  };
  return (
    <div className={styles.chosen}>
      <p aria-live="polite">
        <small>
          {time.isHeld
            ? t('slot.chosen', 'Your slot')
            : chosen === time.slots?.find(({ available }) => available)
              ? t('slot.first', 'First free slot')
              : t('slot.firstNormal', 'First slot with no extra charge')}
        </small>
        <b>
          <DateTime at={chosen.from} as="short" />
        </b>
      </p>
      <Button
        tone="plain"
        small
        disabled={!earlier}
        icon={<IconChevronLeft size={18} aria-hidden />}
        onClick={() => move(earlier)}
      >
        {t('slot.earlier', 'Earlier')}
      </Button>
      <Button
        tone="plain"
        small
        disabled={!later}
        icon={<IconChevronRight size={18} aria-hidden />}
        onClick={() => move(later)}
      >
        {t('slot.later', 'Later')}
      </Button>
    </div>
  );
}

/** Only where one partner was chosen: else any may come already. */
const othersOf = ({ organisationId, lines: [line] }: Cart): string | null =>
  organisationId && line ? otherPartners(line.serviceId, { cart: true, except: organisationId }) : null;

/** The second step: the first free time is suggested; another day or half-hour is a tap away. */
export function TimeStep({ cart, time }: { cart: Cart; time: TimeChoice }) {
  const { slots, chosen } = time;
  return (
    <>
      <ComeNow cart={cart} time={time} />
      {chosen && !time.full && !time.instant && <ChosenTime time={time} chosen={chosen} />}
      {time.days.length > 0 && (
        <DayStrip
          days={time.days.map((one) => ({ day: one.day, disabled: !one.open }))}
          value={time.day}
          onChange={time.turnTo}
        />
      )}
      {time.refused && <Remark bad>{time.refused}</Remark>}
      <Loaded query={{ ...time.query, data: slots ?? undefined }} waiting={<SlotSkeleton />}>
        {(shown) =>
          time.full ? (
            <FullDay
              day={time.day}
              next={time.nextOpen}
              others={othersOf(cart)}
              wait={<WaitForSlot cart={cart} day={time.day} />}
              onNext={time.turnTo}
            />
          ) : (
            <div aria-busy={time.busy} className={styles.slots}>
              <SlotPicker
                slots={shown}
                value={time.instant ? null : (chosen?.slotId ?? null)}
                busyHours={cart.busyHours}
                onChange={(slot) => void time.hold(slot)}
              />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
