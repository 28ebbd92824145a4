import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type FindFilter, findFilterOf } from './find-filter.ts';

/** Writes parameters of the list into the address; an empty one is taken away. Typing leaves no trail in the history. */
export function useFindAddress() {
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
export type WriteFilter = ReturnType<typeof useFindAddress>;

/** The filter as it will be once the list has come, so that a control does not spring back meanwhile. */
export function useComingFilter(present: FindFilter): { filter: FindFilter; coming: boolean } {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return { filter: present, coming: false };
  const filter = findFilterOf(new URLSearchParams(location.search));
  return { filter, coming: JSON.stringify(filter) !== JSON.stringify(present) };
}
