import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Paragraph, Quoted, Remark, StandingParts, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { CommentsPart } from './comments-part.tsx';
import { EnvelopeDialogs } from './envelope-dialogs.tsx';
import { EnvelopeFiles } from './envelope-files.tsx';
import { EnvelopePill } from './envelope-lists.tsx';
import { useEnvelope } from './envelope.queries.ts';
import { PeopleProgress } from './people-progress.tsx';
import { standingSentence } from './standing.ts';
import { TrailPart } from './trail-part.tsx';

interface Of {
  readonly envelope: Envelope;
}

function EnvelopeMoves({ envelope: { envelopeId, can } }: Of) {
  const { t } = useTranslation();
  return (
    <Moves
      gap={0.5}
      of={[
        {
          on: can.edit,
          to: `/signing/${envelopeId}/document`,
          label: t('signing.continue', 'Continue editing'),
          tone: 'neel',
        },
        { on: can.remind, opens: 'remind', label: t('signing.remind', 'Send reminder') },
        { on: can.correct, opens: 'correct', label: t('signing.correct', 'Correct') },
        { on: can.cancel, opens: 'cancel', label: t('signing.cancel', 'Cancel document') },
        { on: can.remove, opens: 'remove', label: t('signing.remove', 'Delete draft') },
      ]}
    />
  );
}

function Standing({ envelope }: Of) {
  const voice = useTranslation();
  const { status, reason, message } = envelope;
  return (
    <Card>
      <StandingParts>
        <EnvelopePill status={status} />
        <Paragraph>{standingSentence(voice, envelope)}</Paragraph>
        {reason && <Remark bad={status === 'rejected'}>{reason}</Remark>}
        {message && <Quoted lines>{message}</Quoted>}
        <EnvelopeMoves envelope={envelope} />
      </StandingParts>
    </Card>
  );
}

function EnvelopeFacts({ envelope }: Of) {
  const { t, plural } = useTranslation();
  const { number, from, fileName, pages, sentAt, endsAt, status, documentHash, sealedHash } = envelope;
  return (
    <Card quiet>
      <Facts>
        <Fact name={t('signing.number', 'Number')}>
          <span translate="no">{number}</span>
        </Fact>
        <Fact name={t('signing.from', 'From')}>
          <span translate="no">{from}</span>
        </Fact>
        <Fact name={t('signing.file', 'File')}>
          <Text breaks>
            <span translate="no">{fileName}</span>,{' '}
            {plural('signing.pageCount', pages.length, { one: '{{count}} page', other: '{{count}} pages' })}
          </Text>
        </Fact>
        <Fact name={t('signing.sentAt', 'Sent')}>{sentAt && <DateTime at={sentAt} as="date" />}</Fact>
        <Fact name={t('signing.ends', 'Sign by')}>
          {status === 'pending' && endsAt && <DateTime at={endsAt} as="date" />}
        </Fact>
        <Fact name={t('signing.hash', 'Fingerprint (SHA-256)')}>
          <Text breaks size="xs" typed>
            {sealedHash ?? documentHash}
          </Text>
        </Fact>
      </Facts>
    </Card>
  );
}

function Opened({ envelope }: Of) {
  const { t } = useTranslation();
  const isHere = envelope.source === 'here';
  return (
    <TwoColumns
      side={
        <>
          <EnvelopeFiles envelope={envelope} />
          <EnvelopeFacts envelope={envelope} />
        </>
      }
    >
      <Standing envelope={envelope} />
      {envelope.screen && envelope.status === 'pending' && (
        <ButtonLink to={envelope.screen}>{t('signing.screen', 'Open what it is about')}</ButtonLink>
      )}
      {envelope.recipients.length > 0 && (
        <Section title={t('signing.people', 'People')}>
          <PeopleProgress recipients={envelope.recipients} />
        </Section>
      )}
      {isHere && <CommentsPart envelope={envelope} />}
      <TrailPart envelopeId={envelope.envelopeId} />
      <EnvelopeDialogs envelope={envelope} />
    </TwoColumns>
  );
}

/** One document: where it stands, who did what, and what its sender can do. */
export function EnvelopePage({ envelopeId }: { envelopeId: string }) {
  const { t } = useTranslation();
  const query = useEnvelope(envelopeId);
  const list = { to: '/signing/sent', label: t('signing.title', 'Documents to sign') };
  return (
    <Page title={query.data?.title ?? list.label} back={list}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {(envelope) => <Opened envelope={envelope} />}
      </Loaded>
    </Page>
  );
}
