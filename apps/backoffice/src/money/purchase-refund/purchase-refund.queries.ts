import {
  listPurchaseRefunds,
  officePurchaseRefundsQuery,
} from '@nukkad/contract/money/payment/office-purchase-refund.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const purchaseRefundsAddress = listAddress(
  officePurchaseRefundsQuery.shape,
  ['q', 'status', 'kind'],
  {},
);
export const purchaseRefundsList = (filter: ReturnType<typeof purchaseRefundsAddress.read>) =>
  countedList(['purchase-refunds', filter], (page) =>
    call(listPurchaseRefunds, { query: { ...filter, ...page } }),
  );
