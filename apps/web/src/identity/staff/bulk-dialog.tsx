import type { SheetPreview } from '@nukkad/contract/identity/staff/staff.model';
import { useState } from 'react';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { toast } from '../../ui/toast.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { fetchTemplate, useSheet } from './staff.queries.ts';
import styles from './staff.module.css';

export const bulkDialog = 'many-people';

async function saveTemplate(): Promise<void> {
  const file: unknown = await fetchTemplate();
  if (!(file instanceof Blob)) return;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'staff.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function Preview({ preview }: { preview: SheetPreview }) {
  const { t, plural } = useTranslation();
  const wrong = preview.rows.filter((row) => row.errors.length > 0);
  return (
    <div role="status">
      <p>
        {plural('staff.sheet.people', preview.rows.length, {
          one: '{{count}} person in this file.',
          other: '{{count}} people in this file.',
        })}{' '}
        {preview.errorCount === 0
          ? t('staff.sheet.good', 'All rows are correct.')
          : t('staff.sheet.bad', 'Fix these rows first. No one has been added yet.')}
      </p>
      <ul className={styles.list}>
        {wrong.map((row) => (
          <li key={row.row}>
            <strong>{t('staff.sheet.row', 'Row {{row}}', { row: String(row.row) })}</strong> {row.fullName}
            <ul className={styles.errors}>
              {row.errors.map(({ column, message }) => (
                <li key={`${column} ${message}`}>
                  {column}: {sentence(t, message)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Many at once: the file is looked at first, then all are invited or none. */
export function BulkDialog() {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<SheetPreview | null>(null);
  const sheet = useSheet();
  const look = async (chosen: File | null) => {
    setFile(chosen);
    setPreview(null);
    // What is wrong with the file as a whole was said by the upload itself.
    if (chosen) setPreview(await sheet.mutateAsync({ file: chosen }).catch(() => null));
  };
  const invite = async (close: () => void) => {
    if (!file || !preview) return;
    const done = await sheet.mutateAsync({ file, digest: preview.digest }).catch(() => null);
    if (!done) return;
    toast.success(t('staff.sheet.done', 'Invitations sent.'));
    setFile(null);
    setPreview(null);
    close();
  };
  return (
    <UrlModal
      name={bulkDialog}
      title={t('staff.sheet.title', 'Invite many people')}
      footer={(close) => (
        <Button
          busy={sheet.isPending}
          disabled={!preview || preview.errorCount > 0}
          onClick={() => void invite(close)}
        >
          {t('staff.sheet.invite', 'Invite all')}
        </Button>
      )}
    >
      <div className={styles.form}>
        <p>
          {t('staff.sheet.words', 'A CSV or Excel file with up to 500 rows. You review every row first.')}
        </p>
        <Button tone="plain" small onClick={() => void saveTemplate()}>
          {t('staff.sheet.template', 'Download template')}
        </Button>
        <FileButton accept=".csv,.xlsx" onFiles={([chosen]) => void look(chosen ?? null)}>
          {t('staff.sheet.choose', 'Choose file')}
        </FileButton>
        {file && <p className={styles.dim}>{file.name}</p>}
        {preview && <Preview preview={preview} />}
      </div>
    </UrlModal>
  );
}
