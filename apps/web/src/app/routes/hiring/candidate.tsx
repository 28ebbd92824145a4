import { Tracker } from '../../../hiring/application/tracker.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('applications.title', 'Your applications'),
  noindex: true,
}));

/** The area of a job seeker: the state of their own applications. */
export default function Candidate() {
  const { t } = useTranslation();
  return (
    <Page title={t('applications.title', 'Your applications')} narrow>
      <Tracker />
    </Page>
  );
}
