import { cvLimits, cvMediaTypes } from '@nukkad/contract/hiring/candidate/cv.model';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import styles from './candidate.module.css';
import { useSendCv } from './cv.queries.ts';

const accept = cvMediaTypes.join(',');

/** Chooses a CV and sends it; how far it is gone is shown meanwhile. */
export function CvUpload({ words }: { words: string }) {
  const { t } = useTranslation();
  const id = useId();
  const send = useSendCv();
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > cvLimits.bytes)
      return setRefused(t('cv.tooLarge', 'This file is larger than 10 MB. Choose a smaller one.'));
    setRefused(null);
    setShare(0);
    send.mutate(
      { file, onProgress: setShare },
      { onError: (error) => setRefused(error.message), onSettled: () => setShare(null) },
    );
  };
  return (
    <Stack gap={0.5} justify="start" narrows>
      <FileButton
        accept={accept}
        disabled={share !== null}
        describedBy={id}
        onFiles={([file]) => choose(file)}
      >
        {share === null ? words : t('cv.sending', 'Uploading…')}
      </FileButton>
      {share !== null && (
        <progress className={styles.bar} max={1} value={share} aria-label={t('cv.sending', 'Uploading…')} />
      )}
      <Note id={id} size="sm">
        {t('cv.limits', 'PDF, Word file (DOCX) or a photo, up to 10 MB. Only you see it.')}
      </Note>
      <Refusal>{refused}</Refusal>
    </Stack>
  );
}
