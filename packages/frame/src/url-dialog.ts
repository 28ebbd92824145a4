import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The search parameter that says which dialog is open: `?dialog=location`. */
const parameter = 'dialog';

/** Props for a Link that opens a dialog over the present page; `more` are parameters that the dialog reads. */
export function useDialogLink(name: string, more: Readonly<Record<string, string>> = {}) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(parameter, name);
  for (const [key, value] of Object.entries(more)) next.set(key, value);
  return { to: { search: `?${next}` }, preventScrollReset: true } as const;
}

export interface UrlDialog {
  readonly opened: boolean;
  /** Parameters are the dialog's own, e.g. which booking it is about. */
  readonly open: (more?: Readonly<Record<string, string>>) => void;
  readonly close: () => void;
  /** Reads one of the dialog's parameters. */
  readonly get: (key: string) => string | null;
}

/**
 * A dialog whose open state is the page's address, so Back closes it and a link can open it.
 * `owns` are the parameters that are taken away with it.
 */
export function useUrlDialog(name: string, owns: readonly string[] = []): UrlDialog {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const opened = search.get(parameter) === name;

  const open = useCallback(
    (more: Readonly<Record<string, string>> = {}) => {
      const next = new URLSearchParams(window.location.search);
      next.set(parameter, name);
      for (const [key, value] of Object.entries(more)) next.set(key, value);
      void navigate({ search: `?${next}` }, { preventScrollReset: true });
    },
    [name, navigate],
  );

  const close = () => {
    const next = new URLSearchParams(window.location.search);
    for (const key of [parameter, ...owns]) next.delete(key);
    void navigate({ search: next.size ? `?${next}` : '' }, { preventScrollReset: true, replace: true });
  };

  return { opened, open, close, get: (key) => search.get(key) };
}
