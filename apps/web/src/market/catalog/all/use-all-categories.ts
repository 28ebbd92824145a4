import { useNavigate, useSearchParams } from 'react-router';

const owned = ['all', 'type', 'group', 'category'] as const;
type Parameter = Exclude<(typeof owned)[number], 'all'>;

/** The dialog of all categories lives in the first page's address: `/home?all=1&type=home&group=…&category=…`. */
export function useAllCategories() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = (next: URLSearchParams) =>
    void navigate({ search: next.size ? `?${next}` : '' }, { replace: true, preventScrollReset: true });
  return {
    opened: search.get('all') === '1',
    get: (name: Parameter) => search.get(name) ?? '',
    set: (changes: Partial<Record<Parameter, string>>) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      go(next);
    },
    close: () => {
      const next = new URLSearchParams(window.location.search);
      for (const name of owned) next.delete(name);
      go(next);
    },
  };
}
