import IconDocument from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { openPostFile } from '@nukkad/contract/network/post/post-attached.api';
import type { PostFile } from '@nukkad/contract/network/post/post-attached.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Small, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import styles from './post-attached.module.css';
import { useFileFacts } from './file-facts.ts';

/** Its address is good for a minute, so it is asked for when it is opened. */
function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

export function PostDocument({ postId, file }: { postId: string; file: PostFile }) {
  const { t } = useTranslation();
  const open = useSend(openPostFile, { given: (about: string) => ({ query: { postId: about } }) });
  const facts = useFileFacts(file);
  const { name, description } = file;
  return (
    <div className={styles.card}>
      <IconDocument size={32} aria-hidden />
      <span className={styles.words}>
        <Text as="strong" breaks translate="no" dir="auto">
          {name}
        </Text>
        <Small as="span">{facts}</Small>
        <span className={styles.about} translate="no" dir="auto">
          {description}
        </span>
      </span>
      <Button
        tone="plain"
        small
        busy={open.isPending}
        aria-label={t('postAttached.open.of', 'Open {{name}}', { name })}
        onClick={() =>
          void open
            .mutateAsync(postId)
            .then(({ url }) => save(url, name))
            .catch(toastFailure)
        }
      >
        {t('postAttached.open', 'Open')}
      </Button>
    </div>
  );
}
