import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { shareInvoice } from '@nukkad/contract/money/invoice/invoice-share.api';
import { Suspense, lazy } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { share } from '../../ui/press/sharing.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useSend } from '../../platform/api/send.ts';

const SharedLinks = lazy(async () => ({ default: (await import('./shared-links.tsx')).SharedLinks }));

/**
 * Passes the invoice on by a link that opens for a week. `toCustomer`: the side that did the work sends it to the
 * customer; else it goes by whatever the phone sends things with.
 */
export function ShareInvoice({
  booking: { bookingId, invoiceNumber },
  toCustomer = false,
}: {
  booking: Pick<BookingDetails, 'bookingId' | 'invoiceNumber'>;
  toCustomer?: boolean;
}) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('invoice-links');
  const send = useSend(shareInvoice, {
    given: () => ({ body: { bookingId, way: toCustomer ? ('sms' as const) : ('link' as const) } }),
    loud: true,
    onSuccess: ({ url }) =>
      toCustomer
        ? toast.success(t('invoice.sent', 'Invoice sent to the customer.'))
        : void share(t, {
            text: t('invoice.shared', 'Invoice {{number}}', { number: invoiceNumber ?? '' }),
            url,
          }),
  });
  if (invoiceNumber === null) return null;
  return (
    <>
      <Button
        tone="plain"
        wide
        busy={send.isPending}
        icon={<IconShare size={22} aria-hidden />}
        onClick={() => send.mutate()}
      >
        {toCustomer ? t('invoice.send', 'Send invoice by SMS') : t('invoice.share', 'Share invoice')}
      </Button>
      <Button tone="quiet" wide onClick={() => dialog.open()}>
        {t('sharedLinks.show', 'View shared links')}
      </Button>
      {dialog.opened && (
        <Suspense>
          <SharedLinks bookingId={bookingId} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
