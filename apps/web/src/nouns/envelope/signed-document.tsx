import type { AgreementDocument } from '@nukkad/contract/files/envelope/agreement.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Note, Row, Stack, Text } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { DownloadDocument } from './download-document.tsx';
import { statusTones, statusWords } from './envelope-words.ts';

type Which = 'document' | 'signed';

/** How the document of a quote, offer or letter stands: who signed it, its fingerprint, and its files. */
export function SignedDocument({
  document,
  link,
}: {
  document: AgreementDocument;
  /** A link that is good now. */
  link: (which: Which) => Promise<string>;
}) {
  const { t } = useTranslation();
  const { number, status, documentHash, sealedHash, isSealing, signed } = document;
  return (
    <Stack gap={0.75} justify="start">
      <StatePill tone={statusTones[status]}>
        {isSealing ? t('sign.state.sealing', 'Everyone has signed') : statusWords[status](t)}
      </StatePill>
      {isSealing && (
        <Note>
          {t('sign.state.sealing.words', 'The document is being sealed. This takes about a minute.')}
        </Note>
      )}
      <Facts>
        <Fact name={t('sign.number', 'Number')}>
          <span translate="no">{number}</span>
        </Fact>
        {signed.map(({ side, by, at }) => (
          <Fact key={side} name={<span translate="no">{by}</span>}>
            {t('sign.here.signed', 'Signed')} <DateTime at={at} as="short" />
          </Fact>
        ))}
        <Fact name={t('sign.hash', 'Fingerprint (SHA-256)')}>
          <Text size="xs" breaks figures translate="no">
            {sealedHash ?? documentHash}
          </Text>
        </Fact>
      </Facts>
      <Row gap={0.5}>
        {sealedHash && (
          <DownloadDocument link={() => link('signed')}>
            {t('sign.here.sealed', 'Download signed document')}
          </DownloadDocument>
        )}
        <DownloadDocument link={() => link('document')} tone="plain">
          {sealedHash
            ? t('sign.here.original', 'Unsigned copy')
            : t('sign.here.read', 'Read the document (PDF)')}
        </DownloadDocument>
        {sealedHash && (
          <ButtonLink to="/verify-document" tone="quiet">
            {t('sign.verify', 'Check a signed document')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
