import type { TrailKind, TrailStep } from '@nukkad/contract/files/envelope/envelope.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Note, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { useTrail } from './envelope.queries.ts';

const kindWords: Readonly<Record<TrailKind, (t: Translate) => string>> = {
  created: (t) => t('signing.trail.created', 'Document added'),
  offered: (t) => t('signing.trail.offered', 'Made ready to sign'),
  sent: (t) => t('signing.trail.sent', 'Sent for signing'),
  asked: (t) => t('signing.trail.asked', 'Asked to act'),
  code_sent: (t) => t('signing.trail.code_sent', 'OTP sent'),
  opened: (t) => t('signing.trail.opened', 'Document opened'),
  signed: (t) => t('signing.trail.signed', 'Signed'),
  approved: (t) => t('signing.trail.approved', 'Approved'),
  witnessed: (t) => t('signing.trail.witnessed', 'Witnessed'),
  declined: (t) => t('signing.trail.declined', 'Declined'),
  delegated: (t) => t('signing.trail.delegated', 'Passed to someone else'),
  commented: (t) => t('signing.trail.commented', 'Comment added'),
  reminded: (t) => t('signing.trail.reminded', 'Reminder sent'),
  corrected: (t) => t('signing.trail.corrected', 'Taken back for a new version'),
  cancelled: (t) => t('signing.trail.cancelled', 'Cancelled'),
  expired: (t) => t('signing.trail.expired', 'Expired'),
  sealed: (t) => t('signing.trail.sealed', 'Sealed'),
  copied: (t) => t('signing.trail.copied', 'Signed copy downloaded'),
};

function Step({ step }: { step: TrailStep }) {
  const { t } = useTranslation();
  const { kind, by, at, proof, credential, maskedNumber, device, network, note, hash, documentVersion } =
    step;
  const how = [
    proof === 'otp' && t('signing.trail.otp', 'by OTP'),
    proof === 'aadhaar_esign' && t('signing.trail.aadhaar', 'with Aadhaar eSign'),
    proof === 'session' && t('signing.trail.session', 'logged in'),
    proof === 'passkey' && t('signing.trail.passkey', 'by passkey {{name}}', { name: credential ?? '' }),
    maskedNumber,
    device,
    network,
    documentVersion > 1 && t('signing.trail.version', 'version {{number}}', { number: documentVersion }),
  ].filter(Boolean);
  return (
    <li>
      <Text weight={650}>{kindWords[kind](t)}</Text>
      {by && (
        <>
          {' · '}
          <span translate="no">{by}</span>
        </>
      )}
      <Note size="sm">
        <DateTime at={at} as="short" />
        {how.length > 0 && <> · {how.join(' · ')}</>}
      </Note>
      {note && <Note breaks>{note}</Note>}
      <Note size="xs" breaks>
        {hash.slice(0, 16)}…
      </Note>
    </li>
  );
}

/** Step by step what happened, with how each person showed who they are. */
export function TrailPart({ envelopeId }: { envelopeId: string }) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('signing.trail', 'History')}
      lead={t('signing.trail.lead', 'Each step carries a fingerprint of the one before, so a change shows.')}
    >
      <Listed
        list={useTrail(envelopeId)}
        waiting={<ListSkeleton count={2} />}
        empty={<Note>{t('signing.trail.none', 'Nothing yet.')}</Note>}
      >
        {(steps) => (
          <List as="ol" gap={0.75}>
            {steps.map((step) => (
              <Step key={step.step} step={step} />
            ))}
          </List>
        )}
      </Listed>
    </Section>
  );
}
