import { emptyDriveBin, seenOfBin } from '@nukkad/contract/files/drive/drive.api';
import type { DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import type { Total } from '@nukkad/contract/kernel/page';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

interface Of {
  readonly space: DriveSpace;
  readonly total: Total | undefined;
  readonly may: boolean;
}

/** Behind `?dialog=empty-bin`: all of it, for good. */
export function EmptyBin({ space, total, may }: Of) {
  const { t, plural } = useTranslation();
  const count = total?.count ?? 0;
  return (
    <Question
      dialog={useUrlDialog('empty-bin')}
      when={may && total !== undefined}
      danger
      title={t('drive.bin.empty.title', 'Empty the bin?')}
      consequences={[
        plural('drive.bin.empty.count', count, {
          one: '{{count}} item is deleted for good, with all its versions.',
          other: '{{count}} items are deleted for good, with all their versions.',
        }),
      ]}
      confirm={t('drive.bin.empty', 'Empty bin')}
      send={useSend(emptyDriveBin)}
      request={(seen) => ({ space, seen: seen(seenOfBin({ count })) })}
      said={t('drive.bin.emptied', 'The bin is empty.')}
    />
  );
}
