import { useSearchParams } from 'react-router';
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

/** The filters of a list in the page's address: a link to them can be sent, and Back leads to them. */
export function useListAddress<Set>(address: ListAddress<Set>): Asked<Set> {
  const [search, setSearch] = useSearchParams();
  const turn = (change: Values) =>
    setSearch((before) => address.write(before, change), { replace: true, preventScrollReset: true });
  return {
    filters: address.read(search),
    change: turn,
    replace: (filters) => turn({ ...cleared(address.keys), ...filters }),
    keys: address.keys,
  };
}
