import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import type { BookingDetails } from '@nukkad/contract/booking/booking.model';
import { getInvoice } from '@nukkad/contract/payment/payment.api';
import { useMutation } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';

/** A link cannot carry the session, so the paper is fetched and then handed to the browser. */
async function saveInvoice({ bookingId, bookingNumber, invoiceNumber }: BookingDetails): Promise<void> {
  const paper: unknown = await call(getInvoice, { query: { bookingId } });
  if (!(paper instanceof Blob)) return;
  const url = URL.createObjectURL(paper);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${(invoiceNumber ?? bookingNumber).replaceAll('/', '-')}.pdf`;
  link.click();
  // Browsers begin the download after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function InvoiceButton({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const save = useMutation({ mutationFn: () => saveInvoice(booking) });
  return (
    <Button
      tone="plain"
      wide
      busy={save.isPending}
      icon={<IconInvoice size={22} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {t('bill.invoice', 'Download invoice')}
    </Button>
  );
}
