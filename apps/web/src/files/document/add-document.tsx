import { isOneOf } from '@nukkad/contract/kernel/record';
import { istDay } from '@nukkad/contract/kernel/time';
import {
  documentEnds,
  documentLimits,
  documentTypes,
  type DocumentType,
} from '@nukkad/contract/files/document/document.model';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { documentWords, endLabel } from './document-words.ts';
import { Row, Small } from '../../ui/page/parts.tsx';
import styles from './document.module.css';
import { useAddDocuments } from './document.queries.ts';

const accepted = '.pdf,.jpg,.jpeg,.png,.webp';

interface Adding {
  readonly first: DocumentType;
  /** Which kinds are put to the profile that is reviewed as well. */
  readonly attaches: (type: DocumentType) => boolean;
  readonly onAdded?: (() => void) | undefined;
}

function useAdding({ first, attaches, onAdded }: Adding) {
  const { t } = useTranslation();
  const [type, setType] = useState<DocumentType>(first);
  const [expiresOn, setExpiresOn] = useState('');
  const [progress, setProgress] = useState(0);
  const [refused, setRefused] = useState<{ file?: string; day?: string }>({});
  const add = useAddDocuments(attaches(type), setProgress);
  const ends = documentEnds[type];
  const send = (files: readonly File[]) => {
    if (ends === 'needed' && expiresOn === '')
      return setRefused({ day: t('document.expiry.first', 'Enter the date, then choose the file.') });
    if (files.some((file) => file.size > documentLimits.bytes))
      return setRefused({ file: t('document.tooLarge', 'Choose a file up to 10 MB.') });
    setRefused({});
    if (files.length === 0) return;
    add.mutate(
      { type, files, expiresOn: ends === 'none' ? '' : expiresOn },
      {
        onSuccess: () => {
          setExpiresOn('');
          onAdded?.();
        },
        onError: ({ message }) => setRefused({ file: message }),
      },
    );
  };
  const chooseDay = (day: string) => {
    setExpiresOn(day);
    setRefused({});
  };
  return { type, setType, expiresOn, chooseDay, ends, progress, refused, isPending: add.isPending, send };
}

/** What kind it is, until when it is valid, and the file; choosing sends it. */
export function AddDocument(adding: Adding) {
  const { t } = useTranslation();
  const id = useId();
  const { type, setType, expiresOn, chooseDay, ends, progress, refused, isPending, send } = useAdding(adding);
  return (
    <div className={styles.add}>
      <SelectField
        label={t('document.kind', 'Document type')}
        value={type}
        options={documentTypes.map((each) => ({ value: each, label: documentWords(t, each) }))}
        onChange={({ target }) => isOneOf(documentTypes, target.value) && setType(target.value)}
      />
      {ends !== 'none' && (
        <DayField
          label={endLabel(t, ends)}
          hint={t('document.expiry.hint', 'We remind you 60, 30 and 7 days before.')}
          name="expiresOn"
          value={expiresOn}
          min={istDay(new Date())}
          error={refused.day}
          onDay={chooseDay}
        />
      )}
      <Row gap={[0.5, 1]} align="center" flat>
        <FileButton accept={accepted} disabled={isPending} describedBy={`${id}-limits`} onFiles={send}>
          {t('document.pick', 'Choose file')}
        </FileButton>
        <Small id={`${id}-limits`} as="p">
          {t('document.choose', 'PDF or photo, up to 10 MB')}
        </Small>
      </Row>
      {isPending && <progress value={progress} max={1} aria-label={t('document.sending', 'Uploading…')} />}
      <Refusal>{refused.file}</Refusal>
    </div>
  );
}
