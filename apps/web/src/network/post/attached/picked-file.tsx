import IconDocument from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { PostFile } from '@nukkad/contract/network/post/post-attached.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Row, Stack, Text } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import styles from './attached.module.css';

/** A file as the form has it, with the words for those who cannot see or hear it. */
export type PickedFile = Pick<PostFile, 'fileId' | 'kind' | 'name' | 'pictureUrl' | 'description'>;

/** What was added: its name, what it shows, and a way to take it off. */
export function Picked({
  file,
  error,
  onChange,
}: {
  file: PickedFile;
  error: string | undefined;
  onChange: (file: PickedFile | null) => void;
}) {
  const { t } = useTranslation();
  const { kind, name, pictureUrl, description } = file;
  return (
    <Stack gap={0.5}>
      <Row gap={0.75} align="center" inOneLine>
        {pictureUrl ? (
          <img className={styles.picture} src={pictureUrl} alt="" width={88} height={88} />
        ) : (
          <IconDocument size={32} aria-hidden />
        )}
        <Text as="strong" breaks translate="no" dir="auto">
          {name}
        </Text>
        <Button
          tone="plain"
          small
          aria-label={t('postAttached.remove', 'Remove {{name}}', { name })}
          icon={<IconX size={20} aria-hidden />}
          onClick={() => onChange(null)}
        />
      </Row>
      <TextArea
        label={
          kind === 'video'
            ? t('postAttached.video.about', 'What does the video show and say?')
            : t('postAttached.document.about', 'What is in the document?')
        }
        hint={t('postAttached.about.hint', 'For members who can’t see or hear it.')}
        error={error}
        value={description}
        rows={2}
        maxLength={300}
        onChange={({ target }) => onChange({ ...file, description: target.value })}
      />
    </Stack>
  );
}
