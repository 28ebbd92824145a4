import { useDailyTask } from '../../../people/daily-task/daily-task.queries.ts';
import { TodayView } from '../../../people/daily-task/today-view.tsx';
import { NoteList } from '../../../people/note/note-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('today.title', 'Today’s plan'), noindex: true }));

function DayNotes({ day }: { day: string }) {
  const { t } = useTranslation();
  const add = useDialogLink('note');
  return (
    <Section
      title={t('today.notes', 'Notes')}
      action={
        <ButtonLink {...add} tone="quiet" small>
          {t('note.new', 'New note')}
        </ButtonLink>
      }
    >
      <NoteList day={day} today={day} />
    </Section>
  );
}

/** What one owes today on one screen, and one's notes of all days. An owner who is no member of the team has no notes. */
export default function Today() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const query = useDailyTask();
  const tab = useUrlTab(['day', 'notes']);
  const add = useDialogLink('note');
  const isOwner = profile?.role === 'Service Partner';
  const bookingAt = (bookingId: string) =>
    isOwner ? `/consultant-service/bookings/${bookingId}` : `/sub-user/bookings/${bookingId}`;
  const hasNotes = query.data?.employeeId != null;
  return (
    <Page
      title={t('today.title', 'Today’s plan')}
      narrow
      actions={hasNotes && tab === 'notes' && <ButtonLink {...add}>{t('note.new', 'New note')}</ButtonLink>}
    >
      {hasNotes && (
        <UrlTabs
          label={t('today.title', 'Today’s plan')}
          tabs={[
            { value: 'day', label: t('today.tab', 'Today') },
            { value: 'notes', label: t('today.tab.notes', 'All notes') },
          ]}
        />
      )}
      <Loaded query={query} waiting={<DetailSkeleton />}>
        {(daily) =>
          hasNotes && tab === 'notes' ? (
            <NoteList today={daily.day} />
          ) : (
            <TodayView daily={daily} bookingAt={bookingAt} notes={hasNotes && <DayNotes day={daily.day} />} />
          )
        }
      </Loaded>
    </Page>
  );
}
