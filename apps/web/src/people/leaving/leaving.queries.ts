import { listFreeProfessionals } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import { beginSettlement } from '@nukkad/contract/people/payroll/payroll.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** Null: oneself. */
export const useLeavingOf = (employeeId: string | null) =>
  useAsked(api.getLeaving, { query: employeeId ? { employeeId } : {} });

/** Who is free for a booking; asked for anew each time, as others are booked meanwhile. */
export const useFree = (bookingId: string) => useAsked(listFreeProfessionals, { query: { bookingId } });

export const useGiveBooking = () =>
  useSend(api.handOverBookings, {
    given: ({ leavingId, ...swap }: { leavingId: string; bookingId: string; employeeId: string }) => ({
      body: { leavingId, swaps: [swap] },
    }),
  });

/** For those who may see salaries. */
export const useSettlement = (leavingId: string) => useAsked(api.getSettlement, { query: { leavingId } });

export const useBeginSettlement = () =>
  useSend(beginSettlement, { given: (staffId: string) => ({ body: { staffId } }) });

export const useLeavingSettings = () => useAsked(api.getLeavingSettings);
