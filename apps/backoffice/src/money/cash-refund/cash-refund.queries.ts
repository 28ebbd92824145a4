import {
  listOfficeCashRefunds,
  officeCashRefundsQuery,
} from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const cashRefundsAddress = listAddress(officeCashRefundsQuery.shape, ['q', 'status', 'bookingId'], {});
export const cashRefundsList = (filter: ReturnType<typeof cashRefundsAddress.read>) =>
  countedList(['cash-refunds', filter], (page) =>
    call(listOfficeCashRefunds, { query: { ...filter, ...page } }),
  );
