import { getRepeatTerms } from '@nukkad/contract/market/series/series.api';
import type { Interval, Repeat, RepeatTerms } from '@nukkad/contract/market/series/series.model';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useEffect, useState } from 'react';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { forget, keep, kept } from '../../platform/device-storage/device-storage.ts';

const storageKey = 'repeat';

export interface Rhythm {
  readonly everyWeeks: Interval;
  readonly visits: number;
}

/** Made for this work; another cart begins with "once". */
interface Kept extends Rhythm {
  readonly work: string;
}

const workOf = (cart: Cart): string => cart.lines.map(({ serviceId }) => serviceId).join(',');

/** After a booking the next one begins with "once". */
export function forgetRepeat(): Promise<unknown> {
  return Promise.all([forget(storageKey), renew('series')]);
}

/** What later visits cost is asked again: the server found another price. */
export const askTermsAgain = (): Promise<unknown> => renew(getRepeatTerms);

export interface RepeatState {
  /** Null: this cart can't be repeated, or it is not known yet. */
  readonly terms: RepeatTerms | null;
  /** Null: once. */
  readonly rhythm: Rhythm | null;
  readonly change: (rhythm: Rhythm | null) => void;
  /** What is sent with the booking, but for what the screen showed. */
  readonly request: Omit<Repeat, 'seen'> | null;
}

/** Whether the cart is booked once or again and again; kept on this device until it is booked. */
export function useRepeat(cart: Cart): RepeatState {
  const [chosen, setChosen] = useState<Kept | null>(null);
  const work = workOf(cart);
  const asked = useAsked(
    getRepeatTerms,
    {},
    {
      per: [work, cart.slot?.from, cart.price?.totalCheckoutValue, cart.instant],
      enabled: work !== '',
      retry: false,
      placeholderData: (before) => before,
    },
  );
  useEffect(() => {
    void kept<Kept>(storageKey).then((before) => setChosen((present) => present ?? before));
  }, []);
  const terms = asked.data?.allowed && !cart.instant ? asked.data : null;
  const rhythm = terms && chosen?.work === work ? chosen : null;
  return {
    terms,
    rhythm,
    change: (next) => {
      const chosenNow = next && { everyWeeks: next.everyWeeks, visits: next.visits, work };
      setChosen(chosenNow);
      void (chosenNow ? keep(storageKey, chosenNow) : forget(storageKey));
    },
    request: rhythm && { everyWeeks: rhythm.everyWeeks, visits: rhythm.visits },
  };
}
