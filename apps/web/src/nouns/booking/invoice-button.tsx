import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { getInvoice } from '@nukkad/contract/money/payment/payment.api';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';

type Invoiced = Pick<BookingDetails, 'bookingId' | 'bookingNumber' | 'invoiceNumber'>;

/** Browsers begin the download after this turn: the file must outlive it. */
const savedByMs = 60_000;

/** A link cannot carry the session, so the file is fetched and then handed to the browser. */
async function saveInvoice({ bookingId, bookingNumber, invoiceNumber }: Invoiced): Promise<void> {
  const pdf: unknown = await call(getInvoice, { query: { bookingId } });
  if (!(pdf instanceof Blob)) return;
  const url = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${(invoiceNumber ?? bookingNumber).replaceAll('/', '-')}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), savedByMs);
}

/**
 * The invoice of a paid booking, as a file on this device; `children` is what the button says. It is issued in the
 * background a moment after the booking is done and paid; until then there is nothing to download.
 */
export function InvoiceButton({ booking, children }: { booking: Invoiced; children: ReactNode }) {
  const { t } = useTranslation();
  const save = useMutation({ mutationFn: () => saveInvoice(booking) });
  if (booking.invoiceNumber === null)
    return <p role="status">{t('invoice.coming', 'Your invoice will be here in a moment.')}</p>;
  return (
    <Button
      tone="plain"
      wide
      busy={save.isPending}
      icon={<IconInvoice size={22} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {children}
    </Button>
  );
}
