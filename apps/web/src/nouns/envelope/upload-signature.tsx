import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { pictureOfFile } from './signature-picture.ts';
import styles from './signature.module.css';

type Chosen = { readonly png: string } | 'none' | 'failed' | 'busy';

/** A photo or scan of a signature on white paper, or of a stamp. */
export function UploadSignature({ onPicture }: { onPicture: (png: string | null) => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>('none');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setChosen('busy');
    const png = await pictureOfFile(file).catch(() => null);
    setChosen(png === null ? 'failed' : { png });
    onPicture(png);
  };
  return (
    <Stack gap={0.75} justify="start">
      <Note>{t('sign.upload.hint', 'Use a photo of dark ink on white paper. The paper is removed.')}</Note>
      <FileButton
        accept="image/png,image/jpeg,image/webp"
        disabled={chosen === 'busy'}
        onFiles={([file]) => void take(file)}
      >
        {t('sign.upload.choose', 'Choose picture')}
      </FileButton>
      {typeof chosen === 'object' && (
        <img
          className={styles.preview}
          src={chosen.png}
          alt={t('sign.upload.chosen', 'Your picture, without its paper')}
        />
      )}
      <Refusal>
        {chosen === 'failed' &&
          t(
            'sign.upload.failed',
            'No ink found in this picture. Choose a sharper one with a white background.',
          )}
      </Refusal>
    </Stack>
  );
}
