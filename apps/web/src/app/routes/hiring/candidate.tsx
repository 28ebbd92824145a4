import { Tracker } from '../../../hiring/application/tracker.tsx';
import { MyInterviews } from '../../../hiring/interview/my-interviews.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Stack } from '../../../ui/page/parts.tsx';
import { Settled } from '../../../ui/state/settled.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('applications.title', 'Your applications'),
  noindex: true,
}));

/** The area of a job seeker: the interviews that are ahead, and the state of their own applications. */
export default function Candidate() {
  const { t } = useTranslation();
  return (
    <Page title={t('applications.title', 'Your applications')} narrow>
      <Settled waiting={<ListSkeleton />}>
        <Stack gap={1} narrows>
          <MyInterviews />
          <Tracker />
        </Stack>
      </Settled>
    </Page>
  );
}
