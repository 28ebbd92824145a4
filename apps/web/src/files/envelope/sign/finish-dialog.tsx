import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import { getSignDocument, getSignPage, seenOfSigning } from '@nukkad/contract/files/envelope/sign.api';
import type { SignDocument, SignPage } from '@nukkad/contract/files/envelope/sign.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { fieldWords } from '../../../nouns/envelope/envelope-words.ts';
import { type GivenProof, SignWith } from '../../../nouns/envelope/sign-with.tsx';
import { renew } from '../../../platform/api/asked.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { OpenDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Fact, Facts } from '../../../ui/page/facts.tsx';
import { Note, Stack, Text } from '../../../ui/page/parts.tsx';
import { ESignPart } from './esign-part.tsx';
import { type Filling, isFilled, pictureIn, sentOf } from './filling.rules.ts';
import { type Opened, useSign, useSignCode, useSignPasskey } from './sign.queries.ts';
import { doWords } from './sign-words.ts';
import styles from './sign.module.css';

interface OfFinish {
  readonly dialog: OpenDialog;
  readonly document: SignDocument;
  readonly own: readonly EnvelopeField[];
  readonly filling: Filling;
  readonly page: SignPage;
  readonly opened: Opened;
}

/** What was put into one field, in words or as its picture. */
function Put({ field, filling }: { field: EnvelopeField; filling: Filling }) {
  const { t } = useTranslation();
  const picture = pictureIn(field, filling);
  if (picture) return <img className={styles.chosen} src={picture.png} alt={fieldWords[field.kind](t)} />;
  if (field.kind === 'date') return t('sign.date.short', 'The day you sign');
  if (field.kind === 'tick') return t('sign.ticked', 'Ticked');
  return <span translate="no">{filling.texts[field.fieldId]}</span>;
}

/** The document and what was filled in, as it will be sealed. One picture is shown once, wherever it goes. */
function Review({ document, own, filling }: Pick<OfFinish, 'document' | 'own' | 'filling'>) {
  const { t } = useTranslation();
  const shown = own.filter(
    (field, place) =>
      isFilled(field, filling) &&
      (field.kind === 'text' ||
        field.kind === 'tick' ||
        own.findIndex(({ kind }) => kind === field.kind) === place),
  );
  return (
    <Facts>
      <Fact name={t('sign.document', 'Document')}>{document.title}</Fact>
      <Fact name={t('sign.from', 'From')}>{document.from}</Fact>
      {shown.map((field) => (
        <Fact key={field.fieldId} name={field.label || fieldWords[field.kind](t)}>
          <Put field={field} filling={filling} />
        </Fact>
      ))}
      <Fact name={t('sign.hash', 'Fingerprint (SHA-256)')}>
        <Text size="xs" breaks figures translate="no">
          {document.documentHash}
        </Text>
      </Fact>
    </Facts>
  );
}

/** What the screen shows is what is signed: the server compares the fingerprint, and asks for a fresh code or a passkey. */
export function FinishDialog(props: OfFinish) {
  return props.dialog.opened && <Finishing {...props} />;
}

function Finishing({ dialog, document, own, filling, page, opened }: OfFinish) {
  const { t } = useTranslation();
  const askCode = useSignCode(opened);
  const askPasskey = useSignPasskey(opened);
  const sign = useSign(opened);
  const signWith = async (proof: GivenProof) => {
    try {
      await sign.mutateAsync({ ...proof, ...sentOf(own, filling), seen: seenOfSigning(document) });
      dialog.close();
    } catch (error) {
      // It was changed, cancelled or signed meanwhile: the page shows how it stands.
      if (error instanceof ApiError && error.status === 409) await renew(getSignDocument, getSignPage);
      throw error;
    }
  };
  return (
    <Dialog opened onClose={() => !sign.isPending && dialog.close()} title={doWords[page.role](t)}>
      <Stack gap={1}>
        <Review document={document} own={own} filling={filling} />
        {document.eSign ? (
          <ESignPart
            eSign={document.eSign}
            body={{ ...sentOf(own, filling), seen: seenOfSigning(document) }}
            opened={opened}
          />
        ) : (
          <>
            <Note>
              {t(
                'sign.law',
                'By confirming, you agree to this document electronically (Information Technology Act 2000, section 10A). It is not an Aadhaar eSign or a digital signature certificate.',
              )}
            </Note>
            <SignWith
              sentTo={page.maskedNumber}
              enter={doWords[page.role](t)}
              isOwnNumber={page.isMine}
              askCode={askCode.mutateAsync}
              askPasskey={askPasskey.mutateAsync}
              sign={signWith}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
