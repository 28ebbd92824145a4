import { downloadSealCertificate, verifyDocument } from '@nukkad/contract/files/seal/seal.api';
import { type PdfVerification, verifyLimits } from '@nukkad/contract/files/seal/seal.model';
import { ApiError, addressOf } from '@nukkad/contract/kernel/client';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { isAccepted } from '../../ui/field/accepted-files.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { sealEmpty } from './seal.empty.ts';
import styles from './verify-desk.module.css';
import { VerifyResult } from './verify-result.tsx';

const accept = 'application/pdf';

type State =
  | { readonly is: 'empty' }
  | { readonly is: 'checking'; readonly name: string }
  | { readonly is: 'checked'; readonly name: string; readonly found: PdfVerification }
  | { readonly is: 'refused'; readonly why: string };

/** Checks one file at a time; the last one chosen counts. */
function useCheck() {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ is: 'empty' });
  const check = async (file: File) => {
    if (!isAccepted(file, accept))
      return setState({ is: 'refused', why: t('verify.notPdf', 'Only PDF files can be checked.') });
    if (file.size > verifyLimits.bytes)
      return setState({ is: 'refused', why: t('verify.tooLarge', 'Choose a PDF of up to 12 MB.') });
    setState({ is: 'checking', name: file.name });
    try {
      const found = await call(verifyDocument, { files: [file], quiet: true });
      setState({ is: 'checked', name: file.name, found });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ is: 'refused', why: error.message });
    }
  };
  return { state, check: (file: File | undefined) => void (file && check(file)) };
}

/** Takes a file that is dropped on it. */
function DropPlace({ onDrop, children }: { onDrop: (file: File | undefined) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files[0]);
      }}
    >
      {children}
    </div>
  );
}

/** What is checked, what it is in law, and the way to check it elsewhere. */
function Notes() {
  const { t } = useTranslation();
  return (
    <section className={styles.notes}>
      <h2>{t('verify.how', 'What is checked')}</h2>
      <p>
        {t(
          'verify.how.words',
          'When everyone has signed a document here, we close it with a digital seal. If a single letter changes after that, the seal no longer fits. We don’t keep the file you check.',
        )}
      </p>
      <p>
        {t(
          'verify.how.law',
          'Signing here is agreement by electronic means under section 10A of the Information Technology Act, 2000. It is not an Aadhaar eSign or a digital signature certificate of the signers.',
        )}
      </p>
      <p>
        <a href={addressOf(downloadSealCertificate, {})} download="document-seal.pem">
          {t('verify.certificate', 'Download the certificate of our seal')}
        </a>{' '}
        {t('verify.certificate.why', 'to check a document in another program.')}
      </p>
    </section>
  );
}

export function VerifyDesk() {
  const { t } = useTranslation();
  const { state, check } = useCheck();
  const isBusy = state.is === 'checking';
  const choose = (words: string) => (
    <FileButton accept={accept} disabled={isBusy} onFiles={([file]) => check(file)}>
      {words}
    </FileButton>
  );
  return (
    <div className={styles.desk}>
      <DropPlace onDrop={(file) => !isBusy && check(file)}>
        {state.is === 'checked' ? (
          <VerifyResult {...state} again={choose(t('verify.again', 'Check another PDF'))} />
        ) : (
          <EmptyScreen
            screen={sealEmpty['no-seal-checked']}
            action={choose(t('verify.choose', 'Choose PDF'))}
          />
        )}
        <p role="status" className={styles.status}>
          {isBusy && t('verify.checking', 'Checking {{name}}…', { name: state.name })}
        </p>
        <Refusal>{state.is === 'refused' && state.why}</Refusal>
      </DropPlace>
      <Notes />
    </div>
  );
}
