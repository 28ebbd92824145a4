import * as api from '@nukkad/contract/market/favourite/favourite.api';
import { call } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** Who came to a finished visit; null: no one is known. */
export function useVisitor(bookingId: string) {
  return useAsked(api.readFavouriteProfessional, { query: { bookingId } }, { retry: false });
}

/** Null: marks who came to the visit; else takes that person off. The server's answer is what is shown. */
export function useMarkVisitor(bookingId: string) {
  return useSend(api.removeFavouriteProfessional, {
    send: async (staffId: string | null): Promise<void> => {
      await (staffId === null
        ? call(api.addFavouriteProfessional, { body: { bookingId } })
        : call(api.removeFavouriteProfessional, { query: { staffId } }));
    },
  });
}

export function useFavouriteProfessionals() {
  return usePages(api.listFavouriteProfessionals, {});
}

export function useUnmarkProfessional() {
  return useSend(api.removeFavouriteProfessional, {
    given: (staffId: string) => ({ query: { staffId } }),
    loud: true,
  });
}
