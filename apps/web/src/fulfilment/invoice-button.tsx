import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import { getInvoice } from '@nukkad/contract/payment/payment.api';
import { useMutation } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';

/** The blob must live until the browser has begun to save it. */
const savedByMs = 60_000;

async function saveInvoice(bookingId: string, name: string): Promise<void> {
  const pdf = (await call(getInvoice, { query: { bookingId } })) as unknown as Blob;
  const url = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll('/', '-')}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), savedByMs);
}

/** The bill of a paid booking, as a file on this device. */
export function InvoiceButton({ bookingId, name }: { bookingId: string; name: string }) {
  const { t } = useTranslation();
  const save = useMutation({ mutationFn: () => saveInvoice(bookingId, name) });
  return (
    <Button
      tone="plain"
      wide
      busy={save.isPending}
      icon={<IconFile size={20} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {t('partnerInvoice.get', 'Invoice (PDF)')}
    </Button>
  );
}
