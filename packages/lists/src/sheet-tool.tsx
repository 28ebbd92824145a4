import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { Total } from '@nukkad/contract/kernel/page';
import { type ReactNode, Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';
import type { ListApp } from './list-props.ts';
import { listWords } from './list.words.ts';
import type { SheetFile } from './sheet-file.ts';
import styles from './list.module.css';

const SheetForm = lazy(async () => ({ default: (await import('./sheet-form.tsx')).SheetForm }));

/** The dialog of the address: `?dialog=export`. */
const [parameter, name] = ['dialog', 'export'];

export type SheetApp = Pick<ListApp<never>, 'speech' | 'failureOf'> & {
  /** An app's own dialog around this form. */
  readonly dialog: (parts: { title: string; onClose: () => void; children: ReactNode }) => ReactNode;
};

/** Opens the export of a list that the server makes into a file. */
export function SheetTool({
  file,
  total,
  app,
  disabled = false,
  className = styles.button,
}: {
  file: SheetFile;
  total?: Total | undefined;
  app: SheetApp;
  disabled?: boolean;
  className?: string;
}) {
  const words = listWords(app.speech);
  const [search, setSearch] = useSearchParams();
  const turn = (opened: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (opened) next.set(parameter, name);
        else next.delete(parameter);
        return next;
      },
      { preventScrollReset: true, replace: !opened },
    );
  const close = () => turn(false);
  return (
    <>
      <button
        type="button"
        className={className}
        data-tone="plain"
        data-small
        disabled={disabled}
        onClick={() => turn(true)}
      >
        <IconDownload size={18} aria-hidden />
        <span>{words.export}</span>
      </button>
      {search.get(parameter) === name &&
        app.dialog({
          title: words.exportTitle,
          onClose: close,
          children: (
            <Suspense fallback={words.loading}>
              <SheetForm
                file={file}
                total={total}
                speech={app.speech}
                failureOf={app.failureOf}
                onClose={close}
              />
            </Suspense>
          ),
        })}
    </>
  );
}
