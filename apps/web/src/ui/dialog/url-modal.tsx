import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { useUrlDialog } from './url-dialog.ts';

/** A dialog that is open when the address says `?dialog={name}`. Its content is drawn only then. */
export function UrlModal({
  name,
  owns,
  title,
  children,
  footer,
  wide,
}: {
  name: string;
  /** Parameters of this dialog that go when it closes. */
  owns?: readonly string[];
  title: ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  footer?: ReactNode | ((close: () => void) => ReactNode);
  wide?: boolean;
}) {
  const dialog = useUrlDialog(name, owns);
  if (!dialog.opened) return null;
  const draw = (part: ReactNode | ((close: () => void) => ReactNode)) =>
    typeof part === 'function' ? part(dialog.close) : part;
  return (
    <Dialog opened onClose={dialog.close} title={title} wide={wide} footer={draw(footer)}>
      {draw(children)}
    </Dialog>
  );
}
