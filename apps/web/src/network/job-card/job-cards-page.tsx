import { useSearchParams } from 'react-router';
import { useJobCards } from '../../nouns/job-card/job-card.queries.ts';
import { jobCardDialogs } from '../../nouns/job-card/job-card-paths.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Page } from '../../ui/page/page.tsx';
import { List } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { HomeJobCard } from './home-job-cards.tsx';
import { JobCardLine } from './job-card-line.tsx';
import { NewJobCard } from './new-job-card.tsx';

type Of = 'mine' | 'about_me';

function MakeButton() {
  const { t } = useTranslation();
  return (
    <ButtonLink {...useDialogLink(jobCardDialogs.make)}>
      {t('jobCard.make', 'Show a finished job')}
    </ButtonLink>
  );
}

function Nothing({ of }: { of: Of }) {
  const { t } = useTranslation();
  if (of === 'about_me')
    return (
      <EmptyState title={t('jobCard.none.about', 'No one has asked to show work done at your place')}>
        {t('jobCard.none.about.words', 'When someone asks, you decide here what others see.')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('jobCard.none', 'You show no finished jobs yet')} action={<MakeButton />}>
      {t(
        'jobCard.none.words',
        'Choose a finished booking, ask the customer, and show it with a mark that it is real.',
      )}
    </EmptyState>
  );
}

/** Own cards with their states, and those about the own bookings. */
export function JobCardsPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const of: Of = search.get('of') === 'about_me' ? 'about_me' : 'mine';
  return (
    <Page
      title={t('jobCard.title', 'Finished jobs')}
      lead={t('jobCard.lead', 'Real bookings, shown only while the customer agrees.')}
      narrow
      actions={<MakeButton />}
    >
      <FilterChips
        name="of"
        label={t('jobCard.which', 'Which jobs')}
        options={[
          { value: '', label: t('jobCard.of.mine', 'My work') },
          { value: 'about_me', label: t('jobCard.of.about', 'Done for me') },
        ]}
      />
      <Listed
        key={of}
        list={useJobCards(of)}
        waiting={<ListSkeleton count={3} />}
        empty={<Nothing of={of} />}
      >
        {(cards) => (
          <List gap={0.75}>
            {cards.map((card) => (
              <li key={card.cardId}>
                {of === 'mine' ? <JobCardLine card={card} /> : <HomeJobCard card={card} />}
              </li>
            ))}
          </List>
        )}
      </Listed>
      <NewJobCard />
    </Page>
  );
}
