import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import type { JobCardStatus } from '@nukkad/contract/network/job-card/job-card.noun';
import { useFinishedJobs, useJobCardsOfBooking } from '../../nouns/job-card/job-card.queries.ts';
import { jobCardPath, newJobCardPath } from '../../nouns/job-card/job-card-paths.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { JobCardLine } from './job-card-line.tsx';

/** What follows for its author. */
const follows: Readonly<Record<JobCardStatus, (t: Translate) => string>> = {
  draft: (t) => t('jobCard.stands.draft', 'Check the card, then ask the customer.'),
  asked: (t) => t('jobCard.stands.asked', 'The customer decides. No one else sees it before.'),
  agreed: (t) => t('jobCard.stands.agreed', 'It is on your page. You can write a post with it, too.'),
  declined: (t) => t('jobCard.stands.declined', 'The customer decided. They are not asked again.'),
  expired: (t) => t('jobCard.stands.expired', 'The customer didn’t answer within 14 days.'),
  withdrawn: (t) =>
    t('jobCard.stands.withdrawn', 'It is no longer shown anywhere. The customer is not asked again.'),
  deleted: (t) => t('jobCard.stands.deleted', 'You deleted it.'),
};

function Way({ card: { cardId, status, can, isRemoved } }: { card: JobCard }) {
  const { t } = useTranslation();
  if (can.ask)
    return (
      <ButtonLink small to={jobCardPath(cardId)}>
        {t('jobCard.goOn', 'Check and ask')}
      </ButtonLink>
    );
  if (status !== 'agreed' || !can.delete || isRemoved) return null;
  return (
    <ButtonLink small tone="plain" to={`/feed?dialog=new-post&jobCard=${cardId}`}>
      {t('jobCard.post', 'Write a post with it')}
    </ButtonLink>
  );
}

/** On a finished booking, for who did the work or its business: the way to show it, or how the card of it stands. */
export function WorkToShow({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const cards = useJobCardsOfBooking('mine', bookingId).data?.pages[0]?.items;
  const jobs = useFinishedJobs(bookingId).data?.pages[0]?.items;
  if (!cards || !jobs) return null;
  const [card] = cards;
  const isOffered = jobs[0]?.can.make ?? false;
  if (!card && !isOffered) return null;
  return (
    <Section title={t('jobCard.show.title', 'Your work as an example')}>
      <Stack gap={0.75} narrows>
        {card && (
          <JobCardLine card={card}>
            {!card.isRemoved && <Note>{follows[card.status](t)}</Note>}
            <Way card={card} />
          </JobCardLine>
        )}
        {isOffered && (
          <>
            {!card && (
              <Note>
                {t(
                  'jobCard.show.about',
                  'Show it with a mark that the booking is real. The customer is asked first.',
                )}
              </Note>
            )}
            <div>
              <ButtonLink tone="plain" to={newJobCardPath(bookingId)}>
                {card ? t('jobCard.show.again', 'Ask once more') : t('jobCard.show', 'Show this work')}
              </ButtonLink>
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
}
