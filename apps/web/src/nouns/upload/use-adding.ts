import { uploadLimits } from '@nukkad/contract/files/drive/drive-upload.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/dialog/toast.ts';
import type { UploadTarget } from './upload-item.ts';
import { addFiles } from './upload-queue.ts';

/** Takes files of the device on their way, and says so where there were too many at once. */
export function useAdding(target: UploadTarget): (files: readonly File[]) => void {
  const { t } = useTranslation();
  return (files) => {
    const left = addFiles(files, target);
    if (left === 0) return;
    toast.warning(
      target.itemId === undefined
        ? t('upload.tooMany', 'Only the first {{count}} files were added. Add the others next.', {
            count: `${uploadLimits.atOnce}`,
          })
        : t('upload.oneVersion', 'Only the first file was added as a new version.'),
    );
  };
}
