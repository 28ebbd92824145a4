import { type QuotationFile, quotationFileLimits } from '@nukkad/contract/market/rfq/quotation-file.model';
import { addQuotationFiles } from '@nukkad/contract/market/rfq/quotation-file.api';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ChosenFile } from '../../ui/field/chosen-file.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { shortFileName } from '../message/file-name.ts';
import { removeFile, useAddFiles } from './quotation-file.queries.ts';
import { Row, Stack, Text } from '../../ui/page/parts.tsx';
import styles from './quotation-file.module.css';

const mediaTypes = addQuotationFiles.spec.upload?.mediaTypes ?? [];
const fits = ({ type, size }: File) => mediaTypes.includes(type) && size <= quotationFileLimits.bytes;

/** Photos and PDFs that go with what is written; each is kept as soon as it is chosen. */
export function FileField({
  label,
  hint,
  files,
  most,
  leadId,
  onFiles,
}: {
  label: string;
  hint?: string;
  files: readonly QuotationFile[];
  most: number;
  /** Of a partner; left out: of a customer. */
  leadId?: string;
  onFiles: (files: readonly QuotationFile[]) => void;
}) {
  const { t, plural } = useTranslation();
  const id = useId();
  const add = useAddFiles(leadId);
  const [refused, setRefused] = useState<string | null>(null);
  const room = Math.min(most - files.length, quotationFileLimits.atOnce);
  const choose = (chosen: readonly File[]) => {
    const fit = chosen.filter(fits).slice(0, room);
    if (chosen.length > fit.length)
      setRefused(
        chosen.every(fits)
          ? plural('quotationFiles.many', most, {
              one: 'Add at most {{count}} file.',
              other: 'Add at most {{count}} files, five at a time.',
            })
          : t('quotationFiles.kind', 'Choose photos or PDFs of up to 10 MB.'),
      );
    else setRefused(null);
    if (fit.length > 0)
      add.mutate(fit, {
        onSuccess: (answer) => onFiles([...files, ...answer.files]),
        onError: (error) => setRefused(error.message),
      });
  };
  const remove = ({ fileId }: QuotationFile) => {
    onFiles(files.filter((one) => one.fileId !== fileId));
    // What was sent with an earlier version stays; anything else is swept away in time.
    void removeFile(fileId).catch(() => undefined);
  };
  return (
    <Stack gap={0.5} justify="start" role="group" aria-labelledby={id}>
      <Text id={id} weight={600}>
        {label}
      </Text>
      {hint && <span className={styles.hint}>{hint}</span>}
      {files.length > 0 && (
        <Row as="ul" gap={0.5}>
          {files.map((file) => (
            <ChosenFile
              key={file.fileId}
              name={shortFileName(file.fileName)}
              file={file}
              remove={t('photos.remove', 'Remove {{name}}', { name: shortFileName(file.fileName) })}
              onRemove={() => remove(file)}
            />
          ))}
        </Row>
      )}
      {room > 0 && (
        <FileButton accept={mediaTypes.join(',')} multiple disabled={add.isPending} onFiles={choose}>
          {add.isPending
            ? t('quotationFiles.adding', 'Uploading…')
            : t('quotationFiles.add', 'Add photos or PDFs')}
        </FileButton>
      )}
      <Refusal>{refused}</Refusal>
    </Stack>
  );
}
