import { listAppliedJobs } from '@nukkad/contract/hiring/application/application.api';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { OwnCard } from './own-card.tsx';
import { OwnDialogs } from './own-dialogs.tsx';

/** What is open comes first, so what waits is among these. */
const looked = 20;
const shown = 3;

/** Applications and invitations that wait for this person; nothing where none does. */
export function WaitingForYou() {
  const { t } = useTranslation();
  useApplicationLive();
  const list = useAsked(
    listAppliedJobs,
    { query: { limit: looked } },
    { select: ({ items }) => items.filter(({ next }) => next.who === 'you') },
  );
  return (
    <Loaded query={list} waiting={<ListSkeleton count={1} />}>
      {(jobs) =>
        jobs.length > 0 && (
          <Section
            title={t('applied.waiting', 'Waiting for you')}
            action={
              <ButtonLink to="/candidate" tone="plain" small>
                {t('applications.title', 'Your applications')}
              </ButtonLink>
            }
          >
            <CardList>
              {jobs.slice(0, shown).map((job) => (
                <OwnCard key={job.applicationId} job={job} />
              ))}
            </CardList>
            <OwnDialogs jobs={jobs.slice(0, shown)} />
          </Section>
        )
      }
    </Loaded>
  );
}
