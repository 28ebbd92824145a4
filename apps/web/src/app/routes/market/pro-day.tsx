import { MyDay } from '../../../market/fulfilment/my-day.tsx';
import { OwnEarnings } from '../../../money/earning/own-earnings.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { OfficeStart } from '../../work/office-start.tsx';
import { QuickActionsBar } from '../../work/quick-actions-bar.tsx';
import { lazyOptional } from '../../../platform/lazy-optional.ts';
import { Suspense } from 'react';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('shell.day', 'My day'), noindex: true }));

const OwnStars = lazyOptional(
  () => import('../../../market/review/own-stars.tsx'),
  (part) => part.OwnStars,
);

export default function ProDayPage() {
  const { t } = useTranslation();
  const { profile } = useSession();
  return (
    <Page title={t('shell.day', 'My day')}>
      {profile && <QuickActionsBar profile={profile} />}
      {profile?.isPro === false ? (
        <OfficeStart />
      ) : (
        <>
          <MyDay />
          <Suspense>
            <OwnStars />
          </Suspense>
          <OwnEarnings />
        </>
      )}
    </Page>
  );
}
