import { useCallback } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { filterOf, type SearchFilter } from '../search-filter.ts';

/** Writes parameters of the list into the address; an empty one is taken away. Typing leaves no trail in the history. */
export function useListAddress() {
  const navigate = useNavigate();
  return useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      void navigate({ search: next.size ? `?${next}` : '' }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
}

/** The filter as it will be once the list has come, so that a control does not spring back meanwhile. */
export function useComingFilter(present: SearchFilter): { filter: SearchFilter; coming: boolean } {
  const { location } = useNavigation();
  if (location?.pathname !== '/services') return { filter: present, coming: false };
  const filter = filterOf(new URLSearchParams(location.search));
  return { filter, coming: JSON.stringify(filter) !== JSON.stringify(present) };
}
