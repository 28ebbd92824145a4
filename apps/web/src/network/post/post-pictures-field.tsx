import { mostPostPictures } from '@nukkad/contract/network/post/post.model';
import { addPostPictures } from '@nukkad/contract/network/post/post.api';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Grid, List, Small, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import styles from './new-post.module.css';

export interface PickedPicture {
  readonly pictureId: string;
  readonly url: string;
  readonly alternative: string;
}

const accept = 'image/jpeg,image/png,image/webp';

/** One request for each picture, so that a refusal names the picture it is about. */
function useAdding(add: (picture: PickedPicture) => void, onAdding: (isAdding: boolean) => void) {
  const { t } = useTranslation();
  /** Of the form as it is when a picture has come, which others have changed meanwhile. */
  const latest = useRef(add);
  latest.current = add;
  const [left, setLeft] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const send = useSend(addPostPictures, {
    given: (file: File) => ({ files: [file], idempotencyKey: newIdempotencyKey() }),
  });
  const addAll = async (files: readonly File[]) => {
    setFailure(null);
    onAdding(true);
    for (const [place, file] of files.entries()) {
      setLeft(files.length - place);
      try {
        const { items } = await send.mutateAsync(file);
        for (const { pictureId, url } of items) latest.current({ pictureId, url, alternative: '' });
      } catch (error) {
        setFailure(`${file.name}: ${error instanceof Error ? sentence(t, error.message) : ''}`);
        break;
      }
    }
    setLeft(0);
    onAdding(false);
  };
  return { addAll, left, failure };
}

function Picked({
  picture,
  place,
  error,
  onChange,
}: {
  picture: PickedPicture;
  place: number;
  error: string | undefined;
  onChange: (picture: PickedPicture | null) => void;
}) {
  const { t } = useTranslation();
  return (
    <li className={styles.picture}>
      <img src={picture.url} alt="" width={88} height={88} />
      <TextField
        label={t('post.picture.alternative', 'What does picture {{place}} show?', { place })}
        error={error}
        value={picture.alternative}
        maxLength={300}
        onChange={({ target }) => onChange({ ...picture, alternative: target.value })}
      />
      <Button
        tone="plain"
        small
        aria-label={t('post.picture.remove', 'Remove picture {{place}}', { place })}
        icon={<IconX size={20} aria-hidden />}
        onClick={() => onChange(null)}
      />
    </li>
  );
}

/** Pictures are sent as they are chosen; each asks for words for those who cannot see it. */
export function PostPicturesField({
  pictures,
  errors,
  onChange,
  onAdding,
  beside,
}: {
  pictures: readonly PickedPicture[];
  errors: Readonly<Record<string, string>>;
  onChange: (change: (before: readonly PickedPicture[]) => readonly PickedPicture[]) => void;
  /** Until all that were chosen have come, nothing is to be sent. */
  onAdding: (isAdding: boolean) => void;
  /** Buttons for what may be added in place of pictures; left out: nothing. */
  beside?: ReactNode;
}) {
  const { t, plural } = useTranslation();
  const { addAll, left, failure } = useAdding(
    (picture) => onChange((before) => [...before, picture]),
    onAdding,
  );
  const room = mostPostPictures - pictures.length;
  const ofEach = pictures.map((_, place) => errors[`pictures.${place}.alternative`]);
  // What one of them lacks is said beside it.
  const ofAll = ofEach.some(Boolean) ? undefined : errors['pictures'];
  const put = (place: number, next: PickedPicture | null) =>
    onChange((before) => before.flatMap((one, at) => (at === place ? (next ?? []) : one)));
  return (
    <Stack gap={0.5}>
      <Text weight={650}>
        {beside ? t('post.add', 'Add to your post (optional)') : t('post.pictures', 'Pictures (optional)')}
      </Text>
      {pictures.length > 0 && (
        <Small>{t('post.pictures.hint', 'Describe each picture: screen readers read it out.')}</Small>
      )}
      <List gap={0.75}>
        {pictures.map((picture, place) => (
          <Picked
            key={picture.pictureId}
            picture={picture}
            place={place + 1}
            error={ofEach[place]}
            onChange={(next) => put(place, next)}
          />
        ))}
      </List>
      {room > 0 && (
        <Grid least={9} gap={0.5}>
          <FileButton
            accept={accept}
            multiple
            disabled={left > 0}
            onFiles={(files) => void addAll(files.slice(0, room))}
          >
            {left > 0
              ? plural('post.pictures.sending', left, {
                  one: 'Adding {{count}} picture',
                  other: 'Adding {{count}} pictures',
                })
              : t('post.pictures.add', 'Add pictures')}
          </FileButton>
          {left === 0 && beside}
        </Grid>
      )}
      <Refusal>{failure ?? ofAll}</Refusal>
    </Stack>
  );
}
