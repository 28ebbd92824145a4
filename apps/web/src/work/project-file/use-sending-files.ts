import type { FileAudience } from '@nukkad/contract/work/project-file/project-file.model';
import { useState } from 'react';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type FileSide, useAddProjectFile } from './project-file.queries.ts';

/** What the server takes. */
export const acceptedFiles = 'application/pdf,image/jpeg,image/png,image/webp';
const mostBytes = 10 * 1024 * 1024;

/** Sends files one by one; those before a refused one are there. */
export function useSendingFiles(projectId: string, side: FileSide) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const add = useAddProjectFile(projectId, side);
  const send = async (files: readonly File[], audience: FileAudience) => {
    setFailure(null);
    for (const [place, file] of files.entries()) {
      if (file.size > mostBytes || !acceptedFiles.split(',').includes(file.type)) {
        setFailure(t('file.unfit', '{{name}}: choose photos or PDFs up to 10 MB.', { name: file.name }));
        break;
      }
      try {
        const onProgress = (share: number) => setProgress((place + share) / files.length);
        await add.mutateAsync({ file, audience, onProgress });
      } catch (error) {
        setFailure(`${file.name}: ${error instanceof Error ? sentence(t, error.message) : ''}`);
        break;
      }
    }
    setProgress(null);
  };
  return { progress, failure, send };
}
