import { moveDriveItems } from '@nukkad/contract/files/drive/drive.api';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { type Inside, sayRows } from './drive.queries.ts';

/** Moves at once what was dropped, and says what came of it. */
export function useMoveInto() {
  const { plural } = useTranslation();
  const { mutateAsync } = useSend(moveDriveItems);
  return async ({ itemIds, space, parentId }: Inside & { readonly itemIds: readonly string[] }) => {
    // Onto itself: it stays where it is.
    const moved = itemIds.filter((itemId) => itemId !== parentId);
    if (moved.length === 0) return;
    try {
      const answer = await mutateAsync({ itemIds: moved, space, parentId });
      await sayRows(answer, (count) =>
        plural('drive.moved', count, { one: '{{count}} item moved', other: '{{count}} items moved' }),
      );
    } catch (error) {
      if (error instanceof Error) toastFailure(error);
    }
  };
}
