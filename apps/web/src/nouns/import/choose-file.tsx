import { importFileBytes, mostImportRows } from '@nukkad/contract/kernel/import';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { saveFile } from '../../ui/press/save-file.ts';
import type { ImportKind } from './import-kind.ts';
import { Note, Paragraph, Stack } from '../../ui/page/parts.tsx';

const megabytes = Math.round(importFileBytes / 1_048_576);

/** A button for the file; what is wrong with it as a whole is said below its limits. */
export function FileOfRows({
  limits,
  onFile,
}: {
  /** Said before anything is uploaded. */
  limits: string;
  /** Rejects with what is wrong with the file as a whole. */
  onFile: (file: File) => Promise<void>;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (!/\.(?:csv|xlsx)$/i.test(file.name))
      return setRefused(t('import.kind', 'Choose a CSV or XLSX file. You can save other files as CSV.'));
    if (file.size > importFileBytes)
      return setRefused(
        t('import.large', 'This file is larger than {{mb}} MB. Split it.', { mb: `${megabytes}` }),
      );
    setRefused(null);
    setBusy(true);
    await onFile(file).catch((error: unknown) => setRefused(error instanceof Error ? error.message : ''));
    setBusy(false);
  };
  return (
    <>
      <FileButton
        accept=".csv,.xlsx"
        disabled={busy}
        describedBy={id}
        onFiles={([file]) => void choose(file)}
      >
        {busy ? t('import.reading', 'Reading the file…') : t('import.choose', 'Choose a CSV or Excel file')}
      </FileButton>
      <Note id={id} size="sm">
        {limits}
      </Note>
      {refused !== null && (
        <Paragraph role="alert" tone="bad" size="sm" weight={600}>
          {refused || t('import.failed', 'We couldn’t read this file. Try again.')}
        </Paragraph>
      )}
    </>
  );
}

/** The file, with its limits and a template to begin with. */
export function ChooseFile<Key extends string>({
  kind,
  onFile,
}: {
  kind: Pick<ImportKind<Key>, 'template' | 'templateName'>;
  onFile: (file: File) => Promise<void>;
}) {
  const { t, locale } = useTranslation();
  const saveTemplate = async () => {
    const file = await kind.template().catch(() => null);
    if (file instanceof Blob) saveFile(file, `${kind.templateName}.csv`);
  };
  const limits = t(
    'import.limits',
    'Up to {{rows}} rows and {{mb}} MB. You check every row before it is added.',
    {
      rows: mostImportRows.toLocaleString(locale),
      mb: `${megabytes}`,
    },
  );
  return (
    <Stack gap={1} narrows justify="start">
      <FileOfRows limits={limits} onFile={onFile} />
      <Button tone="plain" small onClick={() => void saveTemplate()}>
        {t('import.template', 'Download template')}
      </Button>
    </Stack>
  );
}
