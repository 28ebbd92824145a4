import type { BlogPicture } from '@nukkad/contract/network/blog/blog.model';
import { mostSummaryLetters, mostTitleLetters } from '@nukkad/contract/network/blog/blog.model';
import { mostAlternative } from '@nukkad/contract/network/blog/blog-body.model';
import { useState } from 'react';
import { sentence } from '../../../platform/forms/sentence.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FileButton } from '../../../ui/field/file-button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Stack, Text } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import styles from './write-blog.module.css';
import type { Autosave } from './use-autosave.ts';
import { useBlogPictures } from './use-blog-pictures.ts';

type Fields = Pick<Autosave, 'typed' | 'errors' | 'change'>;

const accept = 'image/jpeg,image/png,image/webp';

export function TitleField({ typed, errors, change }: Fields) {
  const { t } = useTranslation();
  const error = errors['title'];
  return (
    <TextField
      label={t('blogEditor.title', 'Title')}
      value={typed.title}
      error={error && sentence(t, error)}
      maxLength={mostTitleLetters}
      onChange={({ target }) => change({ title: target.value })}
    />
  );
}

/** What lists and search engines show. */
export function MoreFields({ typed, errors, change }: Fields) {
  const { t } = useTranslation();
  const said = (name: string) => {
    const error = errors[name];
    return error && sentence(t, error);
  };
  return (
    <>
      <TextArea
        label={t('blogEditor.summary', 'Summary (optional)')}
        hint={t(
          'blogEditor.summary.hint',
          'Shown in lists. Leave it empty to use the beginning of your text.',
        )}
        value={typed.summary}
        error={said('summary')}
        rows={2}
        maxLength={mostSummaryLetters}
        onChange={({ target }) => change({ summary: target.value })}
      />
      <TextField
        label={t('blogEditor.tags', 'Tags (up to 5)')}
        hint={t('blogEditor.tags.hint', 'Single words with spaces between them: plumbing monsoon')}
        value={typed.tags}
        error={said('tags')}
        onChange={({ target }) => change({ tags: target.value })}
      />
    </>
  );
}

export function CoverField({ typed, change, pictures }: Fields & { pictures: readonly BlogPicture[] }) {
  const { t } = useTranslation();
  const { add, isAdding, failure } = useBlogPictures();
  const [added, setAdded] = useState<readonly BlogPicture[]>([]);
  const { cover } = typed;
  const url = cover && [...added, ...pictures].find(({ pictureId }) => pictureId === cover.pictureId)?.url;
  const choose = async (files: readonly File[]) => {
    const found = await add(files.slice(0, 1));
    setAdded(found);
    const [first] = found;
    if (first) change({ cover: { pictureId: first.pictureId, alternative: '' } });
  };
  return (
    <Stack gap={0.5}>
      <Text weight={650}>{t('blogEditor.cover', 'Cover picture (optional)')}</Text>
      {cover && (
        <div className={styles.cover}>
          {url && <img src={url} alt="" width={320} height={180} />}
          <TextField
            label={t('blogEditor.cover.alternative', 'What does the cover show?')}
            value={cover.alternative}
            maxLength={mostAlternative}
            onChange={({ target }) => change({ cover: { ...cover, alternative: target.value } })}
          />
          <Button tone="plain" small onClick={() => change({ cover: null })}>
            {t('blogEditor.cover.remove', 'Remove cover')}
          </Button>
        </div>
      )}
      {!cover && (
        <FileButton accept={accept} disabled={isAdding} onFiles={(files) => void choose(files)}>
          {isAdding ? t('blogEditor.picture.adding', 'Adding…') : t('blogEditor.cover.add', 'Add a cover')}
        </FileButton>
      )}
      <Refusal>{failure}</Refusal>
    </Stack>
  );
}
