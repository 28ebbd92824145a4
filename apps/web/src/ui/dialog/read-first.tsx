import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import type { OpenDialog } from './form-dialog.tsx';
import { Loaded } from '../state/loaded.tsx';
import { ListSkeleton } from '../state/skeletons.tsx';

/** A dialog that needs an answer before it can ask, as what something costs now: a skeleton below its title until then. */
export function ReadFirst<Answer>({
  dialog,
  title,
  query,
  waiting = <ListSkeleton count={2} />,
  children,
}: {
  dialog: OpenDialog;
  title: string;
  query: UseQueryResult<Answer>;
  waiting?: ReactNode;
  /** The whole dialog. */
  children: (answer: Answer) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Dialog opened onClose={dialog.close} title={title}>
      <Loaded query={query} waiting={waiting}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}
