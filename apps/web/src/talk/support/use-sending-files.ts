import { incidentFiles } from '@nukkad/contract/talk/support/support.model';
import { useState } from 'react';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useAddIncidentFiles } from './support.queries.ts';

export const acceptedFiles = 'application/pdf,image/jpeg,image/png,image/webp';

/** Files go out one by one, so that a refusal names the file it is about. */
export function useSendingFiles() {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const add = useAddIncidentFiles();
  /** Answers those that were not sent. */
  const send = async (incidentId: string, files: readonly File[]): Promise<readonly File[]> => {
    setFailure(null);
    setBusy(true);
    try {
      for (const [place, file] of files.entries()) {
        try {
          await add.mutateAsync({ incidentId, file });
        } catch (error) {
          setFailure(`${file.name}: ${error instanceof Error ? sentence(t, error.message) : ''}`);
          return files.slice(place);
        }
      }
      return [];
    } finally {
      setBusy(false);
    }
  };
  /** Those that may be sent, with room for so many; says why the others are left out. */
  const fitting = (files: readonly File[], room: number): readonly File[] => {
    const small = files.filter(({ size }) => size <= incidentFiles.bytes);
    setFailure(
      small.length < files.length || small.length > room
        ? t('request.files.limit', 'Choose at most {{count}} files of up to 10 MB.', {
            count: incidentFiles.most,
          })
        : null,
    );
    return small.slice(0, room);
  };
  return { send, fitting, failure, busy };
}
