import { addGroupPicture } from '@nukkad/contract/network/group/group.api';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Note, Row, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import styles from './group.module.css';

export interface PickedCover {
  readonly pictureId: string;
  readonly url: string;
  readonly alternative: string;
}

const accept = 'image/jpeg,image/png,image/webp';

/** A picture for the head of the group, sent as it is chosen; without one the colour stands there. */
export function CoverField({
  cover,
  errors,
  onChange,
}: {
  cover: PickedCover | null;
  errors: Readonly<Record<string, string>>;
  onChange: (cover: PickedCover | null) => void;
}) {
  const { t } = useTranslation();
  const send = useSend(addGroupPicture, {
    given: (file: File) => ({ files: [file], idempotencyKey: newIdempotencyKey() }),
  });
  const { error, isPending } = send;
  const add = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { items } = await send.mutateAsync(file);
      for (const { pictureId, url } of items) onChange({ pictureId, url, alternative: '' });
    } catch {
      // Said below the button.
    }
  };
  return (
    <Stack gap={0.5} narrows>
      <Text weight={650}>{t('group.cover', 'Cover picture (optional)')}</Text>
      {cover && <img className={styles.banner} src={cover.url} alt={cover.alternative} />}
      <Row gap={0.5}>
        <FileButton accept={accept} disabled={isPending} onFiles={([file]) => void add(file)}>
          {isPending
            ? t('group.cover.sending', 'Adding the picture')
            : cover
              ? t('group.cover.other', 'Choose another picture')
              : t('group.cover.choose', 'Choose a picture')}
        </FileButton>
        {cover && (
          <Button tone="plain" onClick={() => onChange(null)}>
            {t('group.cover.remove', 'Use the colour')}
          </Button>
        )}
      </Row>
      <Refusal>{error ? sentence(t, error.message) : errors['cover']}</Refusal>
      {cover ? (
        <TextField
          label={t('group.cover.alternative', 'What does the picture show?')}
          hint={t('group.cover.alternative.hint', 'Screen readers read it out.')}
          error={errors['cover.alternative']}
          value={cover.alternative}
          maxLength={300}
          onChange={({ target }) => onChange({ ...cover, alternative: target.value })}
        />
      ) : (
        <Note size="sm">{t('group.cover.none', 'Without a picture the cover has the colour below.')}</Note>
      )}
    </Stack>
  );
}
