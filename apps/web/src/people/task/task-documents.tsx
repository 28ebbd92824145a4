import { type Task, mostTaskDocuments } from '@nukkad/contract/people/task/task.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Section } from '../../ui/page/section.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { openTaskFile, useAddTaskFiles, useRemoveTaskFile } from './task.queries.ts';
import styles from './task.module.css';

const accept = 'application/pdf,image/jpeg,image/png,image/webp';
const said = { onError: toastFailure };

/** Papers and photos that the people of the task can open. */
export function TaskDocuments({ task: { taskId, documentList, endedAt } }: { task: Task }) {
  const { t } = useTranslation();
  const add = useAddTaskFiles(taskId);
  const remove = useRemoveTaskFile(taskId);
  const isOpen = endedAt === null;
  if (!isOpen && documentList.length === 0) return null;
  return (
    <Section title={t('task.files', 'Files')}>
      {documentList.length > 0 && (
        <ul className={styles.files}>
          {documentList.map(({ documentId, fileName, addedBy, can }) => (
            <li key={documentId}>
              <Button small tone="quiet" onClick={() => void openTaskFile(taskId, documentId)}>
                {fileName}
              </Button>
              <span className={styles.fact}>{addedBy}</span>
              {can.remove && (
                <Button
                  small
                  tone="quiet"
                  busy={remove.isPending && remove.variables === documentId}
                  aria-label={t('task.file.remove', 'Remove {{name}}', { name: fileName })}
                  onClick={() => remove.mutate(documentId, said)}
                >
                  {t('task.file.remove.short', 'Remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && documentList.length < mostTaskDocuments && (
        <FileButton
          accept={accept}
          multiple
          disabled={add.isPending}
          onFiles={(files) => add.mutate(files, said)}
        >
          {add.isPending ? t('task.file.sending', 'Uploading…') : t('task.file.add', 'Add a PDF or photo')}
        </FileButton>
      )}
    </Section>
  );
}
