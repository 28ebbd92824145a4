import { addReceipts } from '@nukkad/contract/people/expense/expense.api';
import { type Receipt, receiptLimits } from '@nukkad/contract/people/expense/expense.model';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ChosenFile } from '../../ui/field/chosen-file.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { removeReceipt, useAddReceipts } from './expense.queries.ts';
import { Row, Stack, Text } from '../../ui/page/parts.tsx';

const mediaTypes = addReceipts.spec.upload?.mediaTypes ?? [];
const fits = ({ type, size }: File) => mediaTypes.includes(type) && size <= receiptLimits.bytes;

/** Photos and PDFs of receipts; each is kept as soon as it is chosen. */
export function ReceiptField({
  files,
  kept,
  onFiles,
}: {
  files: readonly Receipt[];
  /** Those that the expense has already: taken off, they are there until it is saved. */
  kept: readonly Receipt[];
  onFiles: (files: readonly Receipt[]) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const add = useAddReceipts();
  const [refused, setRefused] = useState<string | null>(null);
  const room = Math.min(receiptLimits.ofExpense - files.length, receiptLimits.atOnce);
  const choose = (chosen: readonly File[]) => {
    const fit = chosen.filter(fits).slice(0, room);
    setRefused(
      chosen.length > fit.length
        ? t('expense.receipt.kind', 'Choose photos or PDFs of up to 10 MB, at most 10.')
        : null,
    );
    if (fit.length > 0)
      add.mutate(fit, {
        onSuccess: (answer) => onFiles([...files, ...answer.files]),
        onError: (error) => setRefused(error.message),
      });
  };
  const remove = (file: Receipt) => {
    onFiles(files.filter((one) => one.receiptId !== file.receiptId));
    // What is not removed now is swept away in time.
    if (!kept.includes(file)) void removeReceipt(file.receiptId).catch(() => undefined);
  };
  return (
    <Stack gap={0.5} justify="start" role="group" aria-labelledby={id}>
      <Text id={id} weight={600}>
        {t('expense.receipt', 'Receipt')}
      </Text>
      {files.length > 0 && (
        <Row as="ul" gap={0.5}>
          {files.map((file) => (
            <ChosenFile
              key={file.receiptId}
              name={file.fileName}
              file={file}
              remove={t('expense.receipt.remove', 'Remove {{name}}', { name: file.fileName })}
              onRemove={() => remove(file)}
            />
          ))}
        </Row>
      )}
      {room > 0 && (
        <FileButton accept={mediaTypes.join(',')} multiple disabled={add.isPending} onFiles={choose}>
          {add.isPending
            ? t('expense.receipt.adding', 'Uploading…')
            : t('expense.receipt.add', 'Take a photo or add a PDF')}
        </FileButton>
      )}
      <Refusal>{refused}</Refusal>
    </Stack>
  );
}
