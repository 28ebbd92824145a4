import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';

const VerifyDesk = lazyOptional(
  () => import('./verify-desk.tsx'),
  (part) => part.VerifyDesk,
);

/** On a public page: the words are there at once, what checks a file is fetched after them. */
export function VerifyLink() {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  if (!hydrated)
    return (
      <noscript>
        {t('noScripts.page', 'This page needs JavaScript. Turn it on in your browser’s settings.')}
      </noscript>
    );
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <VerifyDesk />
    </Suspense>
  );
}
