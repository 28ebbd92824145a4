import { type MouseEvent, useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The search parameter that says which dialog is open: `?dialog=location`. */
const parameter = 'dialog';

type More = Readonly<Record<string, string>>;

/** The address with this dialog open; other parts of it stay. */
export function withDialog(search: string | URLSearchParams, name: string, more: More = {}): string {
  const next = new URLSearchParams(search);
  next.set(parameter, name);
  for (const [key, value] of Object.entries(more)) next.set(key, value);
  return `?${next}`;
}

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Props for a Link that opens a dialog over the present page; `more` are parameters that the dialog reads. It opens over the
 * address as it is when it is pressed: a search may have written itself there since the link was drawn.
 */
export function useDialogLink(name: string, more: More = {}) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const drawn = withDialog(search, name, more);
  const onClick = (event: MouseEvent) => {
    const present = withDialog(window.location.search, name, more);
    if (present === drawn || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate({ search: present }, { preventScrollReset: true });
  };
  return { to: { search: drawn }, preventScrollReset: true, onClick } as const;
}

export interface UrlDialog {
  readonly opened: boolean;
  /** Parameters are the dialog's own, e.g. which booking it is about. */
  readonly open: (more?: More) => void;
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
    (more: More = {}) =>
      void navigate({ search: withDialog(window.location.search, name, more) }, { preventScrollReset: true }),
    [name, navigate],
  );

  const close = () => {
    const next = new URLSearchParams(window.location.search);
    for (const key of [parameter, ...owns]) next.delete(key);
    void navigate({ search: next.size ? `?${next}` : '' }, { preventScrollReset: true, replace: true });
  };

  return { opened, open, close, get: (key) => search.get(key) };
}
