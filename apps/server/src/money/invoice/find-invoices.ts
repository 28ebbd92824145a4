import type { FindCall, Finder, FoundHit } from '../../platform/search/finder.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { findInvoices } from './find-invoices.store.ts';
import type { InvoiceDependencies } from './issue-invoice.ts';

type Dependencies = Pick<InvoiceDependencies, 'booking'>;

/** An invoice opens its booking, where the paper is. */
async function find(
  { booking }: Dependencies,
  { reader, wanted, limit }: FindCall,
  organisationId: string | null,
): Promise<readonly FoundHit[]> {
  if (wanted.part === null) return [];
  const invoices = await findInvoices(reader, { organisationId, wanted }, limit);
  const numbers = await booking.bookingNumbers(
    reader,
    invoices.map(({ bookingId }) => bookingId),
  );
  return invoices.map(({ bookingId, invoiceNumber }) => ({
    kind: 'invoice',
    id: bookingId,
    title: invoiceNumber,
    facts: [numbers.get(bookingId) ?? ''],
    startsAt: null,
    status: null,
  }));
}

/** Those of the own organisation, for who may see its payments. */
const forWork = (deps: Dependencies, call: FindCall) => {
  const { organisationId } = call.viewer;
  const maySee = hasPermission(call.viewer, 'payments.view');
  return organisationId === null || !maySee ? Promise.resolve([]) : find(deps, call, organisationId);
};

export const invoiceFinders = (deps: Dependencies): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
  { room: 'office', find: (call) => find(deps, call, null) },
];
