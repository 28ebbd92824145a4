import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { type ReactNode, useState } from 'react';
import type { BookingScreen } from '../../nouns/booking/booking.screen.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogLink } from '../../ui/url-dialog.ts';

function BookAgain({ onBookAgain }: { onBookAgain: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await onBookAgain();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      wide
      busy={busy}
      icon={<IconRepeat size={22} aria-hidden />}
      // The call that fills the cart has shown the failure already.
      onClick={() => void act().catch(() => {})}
    >
      {t('booking.again', 'Book again')}
    </Button>
  );
}

/** The next thing to do: at the thumb on a phone, on top of the side on a desk. */
export function BookingActions({
  booking,
  screen,
  pay,
  onBookAgain,
}: {
  booking: BookingDetails;
  screen: BookingScreen;
  /** The way to pay, where something may be paid. */
  pay: ReactNode;
  onBookAgain: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const paying = booking.can.pay && pay;
  const again = screen.next === 'bookAgain';
  if (!paying && !again) return null;
  return (
    <ActionBar label={t('booking.actions', 'Actions')}>
      {paying}
      {again && <BookAgain onBookAgain={onBookAgain} />}
    </ActionBar>
  );
}

/** The cancel link is below everything, so that it is not pressed by accident. */
export function CancelLink({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const cancel = useDialogLink('cancel');
  if (!booking.can.cancel) return null;
  return (
    <ButtonLink {...cancel} tone="plain" wide>
      {t('cancel.confirm', 'Cancel booking')}
    </ButtonLink>
  );
}
