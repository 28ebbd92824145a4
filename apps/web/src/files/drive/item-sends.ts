import { binDriveItems, starDriveItem } from '@nukkad/contract/files/drive/drive.api';
import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { sayRows } from './drive.queries.ts';

type Items = readonly Pick<DriveItem, 'itemId'>[];

/** Moves to the bin at once: it is taken back from there. Answers how many were. */
export function useBinning() {
  const { plural } = useTranslation();
  const { mutateAsync, isPending } = useSend(binDriveItems);
  const bin = async (items: Items): Promise<number> => {
    try {
      const answer = await mutateAsync({ itemIds: items.map(({ itemId }) => itemId) });
      return await sayRows(answer, (count) =>
        plural('drive.binned', count, {
          one: '{{count}} item moved to the bin. You can restore it for 30 days.',
          other: '{{count}} items moved to the bin. You can restore them for 30 days.',
        }),
      );
    } catch (error) {
      if (error instanceof Error) toastFailure(error);
      return 0;
    }
  };
  return { bin, busy: isPending };
}

/** One request for each: a star is the reader's own. */
export function useStarring() {
  const { mutateAsync, isPending } = useSend(starDriveItem);
  const star = async (items: Items, starred: boolean): Promise<void> => {
    try {
      for (const { itemId } of items) await mutateAsync({ itemId, starred });
    } catch (error) {
      if (error instanceof Error) toastFailure(error);
    }
  };
  return { star, busy: isPending };
}
