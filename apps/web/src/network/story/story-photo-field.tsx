import { addStoryPicture } from '@nukkad/contract/network/story/story.api';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Small, Stack } from '../../ui/page/parts.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import styles from './new-story.module.css';

export interface PickedPhoto {
  readonly pictureId: string;
  readonly url: string;
  readonly alternative: string;
}

const accept = 'image/jpeg,image/png,image/webp';

/** The photo is sent as it is chosen; it asks for words for those who cannot see it. */
export function StoryPhotoField({
  photo,
  errors,
  onChange,
  onAdding,
}: {
  photo: PickedPhoto | null;
  errors: Readonly<Record<string, string>>;
  onChange: (photo: PickedPhoto) => void;
  onAdding: (isAdding: boolean) => void;
}) {
  const { t } = useTranslation();
  const send = useSend(addStoryPicture, {
    given: (file: File) => ({ files: [file], idempotencyKey: newIdempotencyKey() }),
  });
  const add = async (file: File | undefined) => {
    if (!file) return;
    onAdding(true);
    try {
      const { items } = await send.mutateAsync(file);
      for (const { pictureId, url } of items) onChange({ pictureId, url, alternative: '' });
    } catch {
      // Said below the button.
    } finally {
      onAdding(false);
    }
  };
  const { error, isPending } = send;
  return (
    <Stack gap={0.75}>
      {photo && <img className={styles.photo} src={photo.url} alt={photo.alternative} />}
      <div>
        <FileButton accept={accept} disabled={isPending} onFiles={([file]) => void add(file)}>
          {isPending
            ? t('story.photo.sending', 'Adding the photo')
            : photo
              ? t('story.photo.other', 'Choose another photo')
              : t('story.photo.choose', 'Choose a photo')}
        </FileButton>
      </div>
      <Refusal>{error ? sentence(t, error.message) : undefined}</Refusal>
      {photo && (
        <>
          <TextField
            label={t('story.photo.alternative', 'What does the photo show?')}
            error={errors['picture.alternative']}
            value={photo.alternative}
            maxLength={300}
            onChange={({ target }) => onChange({ ...photo, alternative: target.value })}
          />
          <Small>{t('story.photo.alternative.hint', 'Screen readers read it out.')}</Small>
        </>
      )}
    </Stack>
  );
}
