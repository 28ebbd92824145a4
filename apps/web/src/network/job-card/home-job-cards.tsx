import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { Link } from 'react-router';
import { useJobCards, useJobCardsOfBooking } from '../../nouns/job-card/job-card.queries.ts';
import { jobCardPath } from '../../nouns/job-card/job-card-paths.ts';
import { memberAddress } from '../../nouns/member/member-line.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Note, Small } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useAnswers } from './job-card-answers.tsx';
import { JobCardLine } from './job-card-line.tsx';
import { JobCardQuestion } from './job-card-question.tsx';

function Stop({ card }: { card: JobCard }) {
  const { t } = useTranslation();
  const { answer, busy } = useAnswers(card);
  const label = t('jobCard.withdraw', 'Stop showing this');
  return (
    <Button
      small
      tone="plain"
      busy={busy}
      aria-label={`${label}: ${card.services.join(', ')}, ${card.bookingNumber}`}
      onClick={() => answer('withdraw')}
    >
      {label}
    </Button>
  );
}

function See({ card: { cardId, services, bookingNumber } }: { card: JobCard }) {
  const { t } = useTranslation();
  const label = t('jobCard.answer', 'See and answer');
  return (
    <ButtonLink
      small
      to={jobCardPath(cardId)}
      aria-label={`${label}: ${services.join(', ')}, ${bookingNumber}`}
    >
      {label}
    </ButtonLink>
  );
}

/** A card about the reader's home, with who shows it and the way out. */
export function HomeJobCard({ card }: { card: JobCard }) {
  const { t } = useTranslation();
  const { author, can } = card;
  return (
    <JobCardLine card={card}>
      {author && (
        <Small>
          {t('jobCard.by', 'By')}{' '}
          <Link to={memberAddress(author)} translate="no">
            {author.name}
          </Link>
        </Small>
      )}
      {can.answer && <See card={card} />}
      {can.withdraw && <Stop card={card} />}
    </JobCardLine>
  );
}

function HomeList({ cards }: { cards: readonly JobCard[] }) {
  return (
    <List gap={0.75}>
      {cards.map((card) => (
        <li key={card.cardId}>
          <HomeJobCard card={card} />
        </li>
      ))}
    </List>
  );
}

/** In the privacy settings: all cards about work at the reader's home, and how each stands. */
export function HomeJobCards() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('jobCard.home', 'Work done at your home')}
      lead={t(
        'jobCard.home.lead',
        'Professionals may ask to show their work. Others see it only while you agree, and you can stop it here.',
      )}
    >
      <Listed
        list={useJobCards('about_me')}
        waiting={<ListSkeleton count={1} />}
        empty={<Note>{t('jobCard.home.none', 'No one has asked you so far.')}</Note>}
      >
        {(cards) => <HomeList cards={cards} />}
      </Listed>
    </Section>
  );
}

/** On a finished booking, for its customer: the question, or what was answered. */
export function WorkShown({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const { data } = useJobCardsOfBooking('about_me', bookingId);
  const cards = (data?.pages ?? []).flatMap(({ items }) => items);
  const [first] = cards;
  if (!first) return null;
  const question = cards.find(({ can }) => can.answer);
  const answered = cards.filter((card) => card !== question);
  return (
    <>
      {question && <JobCardQuestion card={question} />}
      {answered.length > 0 && (
        <Section title={t('jobCard.home.one', 'Shown to others')}>
          <HomeList cards={answered} />
        </Section>
      )}
    </>
  );
}
