import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeLimits } from '@nukkad/contract/files/envelope/envelope.model';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Row, Small, Stack } from '../../ui/page/parts.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { useKeepSigned, useUploadDocument } from './envelope.queries.ts';
import styles from './upload-document.module.css';

/** One PDF: choosing or dropping it sends it. */
function ChoosePdf({
  upload,
  progress,
  onSent,
  children,
}: {
  upload: UseMutationResult<Envelope, Error, File>;
  /** From 0 to 1. */
  progress: number;
  onSent: (envelope: Envelope) => unknown;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [refused, setRefused] = useState('');
  const [isOver, setIsOver] = useState(false);
  const send = ([file]: readonly File[]) => {
    if (!file || upload.isPending) return;
    if (file.size > envelopeLimits.bytes)
      return setRefused(t('signing.tooLarge', 'This file is too large. Choose a PDF up to 10 MB.'));
    setRefused('');
    upload.mutate(file, { onSuccess: onSent, onError: (error) => setRefused(error.message) });
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        send([...event.dataTransfer.files]);
      }}
    >
      <Stack gap={0.75} justify="start">
        <Row gap={[0.5, 1]} align="center" flat>
          <FileButton accept=".pdf" disabled={upload.isPending} describedBy={`${id}-limits`} onFiles={send}>
            {children}
          </FileButton>
          <Small id={`${id}-limits`} as="p">
            {t('signing.limits', 'PDF up to 10 MB, without a password')}
          </Small>
        </Row>
        {upload.isPending && (
          <progress value={progress} max={1} aria-label={t('signing.sending', 'Uploading…')} />
        )}
        <Refusal>{refused}</Refusal>
      </Stack>
    </div>
  );
}

/** A new draft, or another file for the one there is. */
export function UploadDocument({ envelopeId }: { envelopeId: string | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [progress, setProgress] = useState(0);
  const upload = useUploadDocument(envelopeId, setProgress);
  return (
    <ChoosePdf
      upload={upload}
      progress={progress}
      onSent={(envelope) => navigate(`/signing/${envelope.envelopeId}/document`)}
    >
      {envelopeId ? t('signing.replace', 'Choose another PDF') : t('signing.upload', 'Choose PDF')}
    </ChoosePdf>
  );
}

/** A copy that was signed on paper or with a token: it is kept, with what its signatures say. */
export function KeepSigned() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [progress, setProgress] = useState(0);
  const upload = useKeepSigned(setProgress);
  return (
    <ChoosePdf
      upload={upload}
      progress={progress}
      onSent={(envelope) => navigate(`/signing/${envelope.envelopeId}`)}
    >
      {t('signing.keep.upload', 'Choose signed PDF')}
    </ChoosePdf>
  );
}
