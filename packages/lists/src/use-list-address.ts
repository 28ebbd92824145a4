import { useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { type ListAddress, type Values, cleared } from './address.ts';

export interface Asked<Set = Values> {
  /** The filters that are set. */
  readonly filters: Set;
  /** Sets or, with an empty value, takes away. */
  readonly change: (change: Values) => void;
  /** Takes all filters away and sets these, as a view does. */
  readonly replace: (filters: Values) => void;
  readonly keys: readonly string[];
}

/**
 * True while a link to another page is being followed: what the list writes into its own address then, like a search
 * whose typing had just paused, would be the later navigation, and the page asked for would never come.
 */
function useIsLeaving(): { readonly current: boolean } {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaving = useRef(false);
  leaving.current = next !== undefined && next.pathname !== pathname;
  return leaving;
}

/** The filters of a list in the page's address: a link to them can be sent, and Back leads to them. */
export function useListAddress<Set>(address: ListAddress<Set>): Asked<Set> {
  const [search, setSearch] = useSearchParams();
  const leaving = useIsLeaving();
  const turn = (change: Values) => {
    if (leaving.current) return;
    // As the address is now: a dialog may have been opened since this was drawn.
    const present = new URLSearchParams(window.location.search);
    setSearch(address.write(present, change), { replace: true, preventScrollReset: true });
  };
  return {
    filters: address.read(search),
    change: turn,
    replace: (filters) => turn({ ...cleared(address.keys), ...filters }),
    keys: address.keys,
  };
}
