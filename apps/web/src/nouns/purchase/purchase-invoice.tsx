import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import { getPurchaseInvoice } from '@nukkad/contract/money/invoice/purchase-invoice.api';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { saveFile } from '../../ui/press/save-file.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';

/** A link cannot carry the session, so the file is fetched and then handed to the browser. */
async function savePurchaseInvoice(orderId: string): Promise<void> {
  const pdf: unknown = await call(getPurchaseInvoice, { query: { orderId }, quiet: true });
  if (pdf instanceof Blob) saveFile(pdf, `invoice-${orderId.slice(-12)}.pdf`);
}

/** The GST invoice of a pack, an advance or a milestone, as a file on this device. */
export function PurchaseInvoice({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: () => savePurchaseInvoice(orderId),
    onError: toastFailure,
  });
  return (
    <Button
      small
      tone="plain"
      busy={save.isPending}
      icon={<IconInvoice size={18} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {t('purchase.invoice', 'Download invoice')}
    </Button>
  );
}
