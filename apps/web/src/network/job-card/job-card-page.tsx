import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { useJobCard } from '../../nouns/job-card/job-card.queries.ts';
import { ShownCard } from '../../nouns/job-card/shown-job-card.tsx';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Note, Row, Small, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { JobCardActs } from './job-card-acts.tsx';
import { StopShowing } from './job-card-answers.tsx';
import { JobCardQuestion } from './job-card-question.tsx';
import { JobCardState } from './job-card-state.tsx';

function Told({ card }: { card: JobCard }) {
  const { t } = useTranslation();
  const { status, can, author } = card;
  return (
    <>
      {author && (can.withdraw || status === 'withdrawn') && <MemberLine member={author} as="strong" />}
      <ShownCard card={card} />
      {can.withdraw && <StopShowing card={card} />}
      {status === 'withdrawn' && <Note>{t('jobCard.gone', 'It is no longer shown anywhere.')}</Note>}
    </>
  );
}

function Whole({ card }: { card: JobCard }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1} narrows>
      <Row gap={0.75} align="center" justify="space-between">
        <Small translate="no">
          {t('jobCard.booking', 'Booking {{number}}', { number: card.bookingNumber })}
        </Small>
        <JobCardState card={card} />
      </Row>
      {card.can.answer ? <JobCardQuestion card={card} /> : <Told card={card} />}
      {card.expiresAt && !card.can.answer && (
        <Small>
          {t('jobCard.until', 'Can be answered until')} <DateTime at={card.expiresAt} as="short" />
        </Small>
      )}
      <JobCardActs card={card} />
    </Stack>
  );
}

/** The question to a customer, or how an own card stands. */
export function JobCardPage({ cardId }: { cardId: string }) {
  const { t } = useTranslation();
  const back = { to: '/job-cards', label: t('jobCard.title', 'Finished jobs') };
  return (
    <Page title={t('jobCard.one', 'Finished job')} back={back} narrow>
      <Loaded
        query={useJobCard(cardId)}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={back.to} tone="plain">
            {back.label}
          </ButtonLink>
        }
      >
        {(card) => <Whole card={card} />}
      </Loaded>
    </Page>
  );
}
