import type { AgreementDocument } from '@nukkad/contract/files/envelope/agreement.model';
import { requestAgreementPasskey } from '@nukkad/contract/files/envelope/sign.api';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Note, Stack, Text } from '../../ui/page/parts.tsx';
import { DownloadDocument } from './download-document.tsx';
import { base64Of, type Picture } from './drawn-picture.rules.ts';
import { type GivenProof, SignWith } from './sign-with.tsx';
import { SignatureBoard } from './signature-board.tsx';

/** What is sent with a signature, besides what it is about. */
export type GivenSignature = GivenProof & {
  readonly documentHash: string;
  readonly signature: ReturnType<typeof base64Of>;
};

export interface SigningHere {
  /** What the document is called. */
  readonly title: string;
  /** Null: it is made when the one-time password is asked for. */
  readonly document: Pick<AgreementDocument, 'documentHash' | 'envelopeId'> | null;
  /** The last press, as "Sign quote". */
  readonly enter: string;
  /** A link to the document that is good now. */
  readonly link: () => Promise<string>;
  readonly ask: () => Promise<{ readonly codeId: string; readonly resendAfterSeconds: number }>;
  /** What one agrees to, in short: above the signature. */
  readonly children?: ReactNode;
  /** It refuses by an error; what the screen then shows is the caller's. */
  readonly sign: (given: GivenSignature) => Promise<unknown>;
}

function DocumentFacts({ title, document, link }: Pick<SigningHere, 'title' | 'document' | 'link'>) {
  const { t } = useTranslation();
  return (
    <>
      <Facts>
        <Fact name={t('sign.document', 'Document')}>{title}</Fact>
        {document && (
          <Fact name={t('sign.hash', 'Fingerprint (SHA-256)')}>
            <Text size="xs" breaks figures translate="no">
              {document.documentHash}
            </Text>
          </Fact>
        )}
      </Facts>
      {document && (
        <DownloadDocument link={link} tone="plain" wide>
          {t('sign.here.read', 'Read the document (PDF)')}
        </DownloadDocument>
      )}
    </>
  );
}

/** As the server writes it: enough to know which phone to reach for. */
const hidden = (mobileNumber: string) => `••••• •${mobileNumber.slice(-4)}`;

/** Signs the document of a quote, offer or letter where that stands: a signature, what it is in law, and a fresh one-time password or a passkey. */
export function SignHere({ title, document, enter, link, ask, sign, children }: SigningHere) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const [picture, setPicture] = useState<Picture | null>(null);
  const { envelopeId = '', documentHash = '' } = document ?? {};
  const signWith = async (proof: GivenProof) => {
    if (picture && document) await sign({ documentHash, signature: base64Of(picture), ...proof });
  };
  return (
    <Stack gap={1}>
      {children}
      <DocumentFacts title={title} document={document} link={link} />
      <SignatureBoard kind="signature" name={profile?.fullName ?? ''} onPicture={setPicture} />
      <Note>
        {t(
          'sign.law',
          'By confirming, you agree to this document electronically (Information Technology Act 2000, section 10A). It is not an Aadhaar eSign or a digital signature certificate.',
        )}
      </Note>
      {!picture && <Note>{t('sign.here.first', 'Add your signature above first.')}</Note>}
      <SignWith
        sentTo={hidden(profile?.mobileNumber ?? '')}
        enter={enter}
        blocked={!picture}
        isOwnNumber={document !== null}
        askCode={ask}
        askPasskey={() => call(requestAgreementPasskey, { body: { envelopeId }, quiet: true })}
        sign={signWith}
      />
    </Stack>
  );
}
