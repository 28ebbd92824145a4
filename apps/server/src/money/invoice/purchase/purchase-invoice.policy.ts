import { type Viewer, hasPermission } from '../../../platform/viewer.ts';

interface Invoiced {
  readonly payerId: string | null;
  readonly organisationId: string;
}

/** Who paid it, and people of the partner who may see its payments. */
export const mayReadPurchaseInvoice = (viewer: Viewer, { payerId, organisationId }: Invoiced): boolean =>
  (viewer.role === 'Buyer' && viewer.userId === payerId) ||
  ((viewer.role === 'Service Partner' || viewer.role === 'subUser') &&
    viewer.organisationId === organisationId &&
    hasPermission(viewer, 'payments.view'));
