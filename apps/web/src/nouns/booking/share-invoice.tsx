import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { shareInvoice } from '@nukkad/contract/money/invoice/invoice-share.api';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useSend } from '../../platform/api/send.ts';
import { ShareButton } from '../share/share-button.tsx';

function SendToCustomer({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const send = useSend(shareInvoice, {
    given: () => ({ body: { bookingId, way: 'sms' as const } }),
    loud: true,
    onSuccess: () => toast.success(t('invoice.sent', 'Invoice sent to the customer.')),
  });
  return (
    <Button
      tone="plain"
      wide
      busy={send.isPending}
      icon={<IconShare size={22} aria-hidden />}
      onClick={() => send.mutate()}
    >
      {t('invoice.send', 'Send invoice by SMS')}
    </Button>
  );
}

/** Passes the invoice on by a link. `toCustomer`: the side that did the work may also send it to the customer. */
export function ShareInvoice({
  booking: { bookingId, invoiceNumber },
  toCustomer = false,
}: {
  booking: Pick<BookingDetails, 'bookingId' | 'invoiceNumber'>;
  toCustomer?: boolean;
}) {
  const { t } = useTranslation();
  if (invoiceNumber === null) return null;
  const name = t('invoice.shared', 'Invoice {{number}}', { number: invoiceNumber });
  return (
    <>
      {toCustomer && <SendToCustomer bookingId={bookingId} />}
      <ShareButton
        of={{ subject: 'invoice', subjectId: bookingId, name }}
        tone={toCustomer ? 'quiet' : 'plain'}
        wide
        icon={toCustomer ? undefined : <IconShare size={22} aria-hidden />}
      >
        {t('invoice.share', 'Share invoice')}
      </ShareButton>
    </>
  );
}
