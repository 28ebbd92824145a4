import type { Shareable } from '../../../files/share/index.ts';
import { hasPermission } from '../../../platform/viewer.ts';
import { mayReadAsBuyer } from '../invoice.policy.ts';
import { listInvoices } from '../invoice.store.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';
import { renderInvoices } from '../render-invoice.ts';

const kind = { en: 'Invoice', hi: 'बिल' };

/** By the booking whose invoice it is: either side passes it on, and sees the links of its own side alone. */
export const shareableInvoice = ({ booking, platform: { db } }: InvoiceDependencies): Shareable => ({
  subject: 'invoice',
  sideOf: async (reader, viewer, bookingId) => {
    const payable = await booking.payable(reader, { bookingId });
    if (!payable) return null;
    if (mayReadAsBuyer(viewer, payable)) return 'own';
    const isPartner = booking.mayReadAsPartner(viewer, payable) && hasPermission(viewer, 'payments.view');
    return isPartner ? 'organisation' : null;
  },
  show: async (reader, bookingId) => {
    const invoices = await listInvoices(reader, bookingId);
    const [first] = invoices;
    if (!first) return null;
    const { number, supplier } = first.paper;
    const read = async () => ({
      content: await renderInvoices(await listInvoices(db, bookingId)),
      mediaType: 'application/pdf',
    });
    return {
      kind,
      name: { en: number, hi: number },
      from: supplier.name,
      facts: [],
      words: null,
      files: [{ lang: null, fileName: `invoice-${number.replaceAll('/', '-')}.pdf`, read }],
    };
  },
});
