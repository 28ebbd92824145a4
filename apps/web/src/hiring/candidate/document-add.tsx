import {
  candidateDocumentBytes,
  candidateDocumentMediaTypes,
} from '@nukkad/contract/hiring/candidate/candidate-document.model';
import {
  type CandidateDocumentKind,
  candidateDocumentKinds,
} from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { istDay } from '@nukkad/contract/kernel/time';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Note, Row, Stack } from '../../ui/page/parts.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { candidateDocumentWords } from './document-words.ts';
import { useAddDocument } from './documents.queries.ts';
import styles from './video.module.css';

function useAdding() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<CandidateDocumentKind>(candidateDocumentKinds[0]);
  const [expiresOn, setExpiresOn] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const add = useAddDocument();
  const send = (file: File | undefined) => {
    if (!file) return;
    if (file.size > candidateDocumentBytes)
      return setRefused(
        t('candidateDocument.tooLarge', 'This file is larger than 10 MB. Choose a smaller one.'),
      );
    setRefused(null);
    setShare(0);
    add.mutate(
      { file, kind, expiresOn, onProgress: setShare },
      {
        onSuccess: () => {
          setExpiresOn('');
          toast.success(t('candidateDocument.added', 'Document added.'));
        },
        onError: (error) => setRefused(error.message),
        onSettled: () => setShare(null),
      },
    );
  };
  return { kind, setKind, expiresOn, setExpiresOn, share, refused, send };
}

/** What it is, until when it is valid, and the file; choosing sends it. */
export function DocumentAdd() {
  const { t } = useTranslation();
  const id = useId();
  const { kind, setKind, expiresOn, setExpiresOn, share, refused, send } = useAdding();
  return (
    <Card quiet as="section">
      <Stack gap={0.75}>
        <h2>{t('candidateDocument.add', 'Add document')}</h2>
        <FieldPair>
          <SelectField
            label={t('candidateDocument.kind', 'What is it?')}
            value={kind}
            options={candidateDocumentKinds.map((value) => ({
              value,
              label: candidateDocumentWords[value](t),
            }))}
            onChange={({ target }) => isOneOf(candidateDocumentKinds, target.value) && setKind(target.value)}
          />
          <DayField
            label={t('candidateDocument.expires', 'Valid until (optional)')}
            name="expiresOn"
            value={expiresOn}
            min={istDay(new Date())}
            onDay={setExpiresOn}
          />
        </FieldPair>
        <Row gap={0.5} align="center">
          <FileButton
            accept={candidateDocumentMediaTypes.join(',')}
            disabled={share !== null}
            describedBy={id}
            onFiles={([file]) => send(file)}
          >
            {share === null
              ? t('candidateDocument.choose', 'Choose file')
              : t('candidateDocument.sending', 'Uploading…')}
          </FileButton>
          <Note id={id} size="sm">
            {t('candidateDocument.limits', 'PDF or photo, up to 10 MB')}
          </Note>
        </Row>
        {share !== null && (
          <progress
            className={styles.bar}
            max={1}
            value={share}
            aria-label={t('candidateDocument.sending', 'Uploading…')}
          />
        )}
        <Refusal>{refused}</Refusal>
      </Stack>
    </Card>
  );
}
