import { useState } from 'react';
import type { OwnPortfolio } from '@nukkad/contract/market/portfolio/portfolio.model';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useAddPhoto } from './portfolio.queries.ts';

/** So many are chosen at once. */
const atOnce = 5;

/** Sends them one by one; those before a refused one are there. */
function useSending() {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const add = useAddPhoto();
  const send = async () => {
    setFailure(null);
    setProgress(0);
    for (const [place, file] of files.entries())
      try {
        const onProgress = (share: number) => setProgress((place + share) / files.length);
        await add.mutateAsync({ file, onProgress });
        setFiles((left) => left.filter((other) => other !== file));
      } catch (error) {
        setFailure(`${file.name}: ${error instanceof Error ? sentence(t, error.message) : ''}`);
        setProgress(null);
        return;
      }
    setProgress(null);
    toast.success(t('portfolio.added', 'Added. Customers see it on your page.'));
  };
  return { files, choose: setFiles, progress, failure, send };
}

export function AddPhotos({ portfolio: { items, limit } }: { portfolio: OwnPortfolio }) {
  const { t, plural } = useTranslation();
  const { files, choose, progress, failure, send } = useSending();
  const room = Math.min(atOnce, limit - items.length);
  if (room <= 0)
    return <p>{t('portfolio.full', 'You show {{limit}} photos, the most there can be.', { limit })}</p>;
  return (
    <Card quiet>
      <PhotoPicker
        label={t('portfolio.add', 'Add photos of your work')}
        hint={t('portfolio.hint', 'Anyone can see them. Leave out faces, house numbers and phone numbers.')}
        files={files}
        onChange={choose}
        limit={room}
        progress={progress}
        failure={failure}
      />
      {files.length > 0 && (
        <Button wide busy={progress !== null} onClick={() => void send()}>
          {plural('portfolio.send', files.length, {
            one: 'Add {{count}} photo',
            other: 'Add {{count}} photos',
          })}
        </Button>
      )}
    </Card>
  );
}
