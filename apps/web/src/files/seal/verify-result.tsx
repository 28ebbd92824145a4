import type { PdfSignature, PdfVerification } from '@nukkad/contract/files/seal/seal.model';
import type { ReactNode } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { StatePanel } from '../../ui/state/state-panel.tsx';
import { StatePill, type StateTone } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import styles from './verify-desk.module.css';

type Verdict = PdfVerification['seal'] | 'others';

const verdictOf = ({ seal, signatures }: PdfVerification): Verdict =>
  seal === 'none' && signatures.length > 0 ? 'others' : seal;

const pictures = { intact: 'done', changed: 'error', none: 'files', others: 'files' } as const;

const titles: Record<Verdict, (t: Translate) => string> = {
  intact: (t) => t('verify.intact', 'Sealed and unchanged'),
  changed: (t) => t('verify.changed', 'Changed after it was sealed'),
  none: (t) => t('verify.none', 'No seal found'),
  others: (t) => t('verify.others', 'Not sealed here'),
};

const words: Record<Verdict, (t: Translate) => string> = {
  intact: (t) => t('verify.intact.words', 'This file is exactly as it was when we sealed it.'),
  changed: (t) =>
    t(
      'verify.changed.words',
      'This file is not the one we sealed. Don’t rely on it: ask the sender for the original.',
    ),
  none: (t) =>
    t(
      'verify.none.words',
      'Nothing in this file shows who made it or whether it was changed. It may be a copy or a scan.',
    ),
  others: (t) =>
    t(
      'verify.others.words',
      'It has signatures made elsewhere. We can say if the file changed since, but not who signed it.',
    ),
};

function stateOf({ intact, coversWhole }: PdfSignature, t: Translate): [StateTone, string] {
  if (!intact) return ['bad', t('verify.signature.wrong', 'Does not match the file')];
  return coversWhole
    ? ['good', t('verify.signature.right', 'Matches the whole file')]
    : ['due', t('verify.signature.part', 'More was added after it')];
}

function Signature({ signature }: { signature: PdfSignature }) {
  const { t } = useTranslation();
  const { by, at, timestamped, ours } = signature;
  const [tone, state] = stateOf(signature, t);
  return (
    <li className={styles.signature}>
      <div>
        <strong>{by || t('verify.signature.unnamed', 'Unnamed signature')}</strong>
        <StatePill tone={tone}>{state}</StatePill>
      </div>
      {at && (
        <p>
          <DateTime at={at} />{' '}
          {timestamped
            ? t('verify.signature.stamped', '(confirmed by a time server)')
            : !ours && t('verify.signature.said', '(as the signer’s computer says)')}
        </p>
      )}
    </li>
  );
}

/** What a file that was checked says, in the words of who has to rely on it. */
export function VerifyResult({
  name,
  found,
  again,
}: {
  name: string;
  found: PdfVerification;
  again: ReactNode;
}) {
  const { t, plural } = useTranslation();
  const verdict = verdictOf(found);
  const { document, signatures, sha256, pages } = found;
  return (
    <div className={styles.result} data-verdict={verdict}>
      <StatePanel scene={pictures[verdict]} title={titles[verdict](t)} live="status" action={again}>
        {words[verdict](t)}
      </StatePanel>
      <Facts>
        <Fact name={t('verify.file', 'File')}>{name}</Fact>
        <Fact name={t('verify.number', 'Document number')}>{document?.number}</Fact>
        <Fact name={t('verify.sealedAt', 'Sealed')}>{document && <DateTime at={document.sealedAt} />}</Fact>
        <Fact name={t('verify.signers', 'Signed by')}>
          {document &&
            plural('verify.people', document.signers, { one: '{{count}} person', other: '{{count}} people' })}
        </Fact>
        <Fact name={t('verify.esigned', 'With Aadhaar eSign')}>
          {document !== null &&
            document.eSigned > 0 &&
            (document.isStandIn
              ? t('verify.esigned.standIn', 'Only the test provider for development, which is worth nothing')
              : plural('verify.people', document.eSigned, {
                  one: '{{count}} person',
                  other: '{{count}} people',
                }))}
        </Fact>
        <Fact name={t('verify.pages', 'Pages')}>{pages > 0 && String(pages)}</Fact>
        <Fact name={t('verify.hash', 'Fingerprint of the file (SHA-256)')}>
          <span className={styles.hash} translate="no">
            {sha256}
          </span>
        </Fact>
      </Facts>
      {signatures.length > 0 && (
        <section>
          <h2>{t('verify.signatures', 'Digital signatures in the file')}</h2>
          <ul className={styles.signatures}>
            {signatures.map((signature, at) => (
              <Signature key={at} signature={signature} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
