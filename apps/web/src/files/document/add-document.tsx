import { isOneOf } from '@nukkad/contract/kernel/record';
import {
  documentLimits,
  documentTypes,
  type DocumentType,
} from '@nukkad/contract/files/document/document.model';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { documentWords } from './document-words.ts';
import { Row, Small } from '../../ui/page/parts.tsx';
import styles from './document.module.css';
import { useAddDocuments } from './document.queries.ts';

const accepted = '.pdf,.jpg,.jpeg,.png,.webp';

/** What kind it is, and the file; choosing sends it. */
export function AddDocument({
  first,
  attach,
  onAdded,
}: {
  first: DocumentType;
  /** Puts it to the profile that is reviewed as well. */
  attach: boolean;
  onAdded?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [type, setType] = useState<DocumentType>(first);
  const [progress, setProgress] = useState(0);
  const [refused, setRefused] = useState('');
  const add = useAddDocuments(attach, setProgress);
  const send = (files: readonly File[]) => {
    if (files.some((file) => file.size > documentLimits.bytes))
      return setRefused(t('document.tooLarge', 'Choose a file up to 10 MB.'));
    setRefused('');
    if (files.length === 0) return;
    add.mutate(
      { type, files },
      {
        onSuccess: onAdded,
        onError: (error) => setRefused(error.message),
      },
    );
  };
  return (
    <div className={styles.add}>
      <SelectField
        label={t('document.kind', 'Document type')}
        value={type}
        options={documentTypes.map((each) => ({ value: each, label: documentWords(t, each) }))}
        onChange={({ target }) => isOneOf(documentTypes, target.value) && setType(target.value)}
      />
      <Row gap={[0.5, 1]} align="center" flat>
        <FileButton accept={accepted} disabled={add.isPending} describedBy={`${id}-limits`} onFiles={send}>
          {t('document.pick', 'Choose file')}
        </FileButton>
        <Small id={`${id}-limits`} as="p">
          {t('document.choose', 'PDF or photo, up to 10 MB')}
        </Small>
      </Row>
      {add.isPending && (
        <progress value={progress} max={1} aria-label={t('document.sending', 'Uploading…')} />
      )}
      <Refusal>{refused}</Refusal>
    </div>
  );
}
