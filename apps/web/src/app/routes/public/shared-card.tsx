import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyOptional } from '../../../platform/lazy-optional.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { loadCard } from '../../../identity/profile/card/load-card.ts';
import { PublicCardPage } from '../../../identity/profile/card/public-card.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import { messageOf, statusOf } from '../../shell/error-words.ts';
import type { Route } from './+types/shared-card.ts';

const QrDialog = lazyOptional(
  () => import('../../../identity/profile/card/qr-dialog.tsx'),
  (part) => part.QrDialog,
);

export const handle = page<typeof loader>(({ data: card, t }) => {
  if (!card) return { title: t('card.title', 'Business card'), noindex: true };
  const line = card.headline || card.about;
  return {
    title: [card.fullName, card.companyName].filter(Boolean).join(' · '),
    ...(line ? { description: [line, card.companyName, card.place].filter(Boolean).join(' · ') } : {}),
    ...(card.picture ? { image: card.picture } : {}),
    noindex: !card.indexable,
  };
});

/** Taken back means gone at once, so no cache keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const loader = ({ params, context }: Route.LoaderArgs) => loadCard(params.slug, { context });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadCard(params.slug, { signal: request.signal, quiet: true });

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function SharedCard({ loaderData: card }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <PublicCardPage card={card} />
      {search.get('dialog') === 'qr' && (
        <Suspense>
          <QrDialog url={card.url} />
        </Suspense>
      )}
    </>
  );
}

/** An address that never led anywhere is told apart from a card that was taken back. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  const status = statusOf(error);
  const home = <ButtonLink to="/home">{t('error.home', 'Go to home')}</ButtonLink>;
  return (
    <Page narrow>
      {status === 404 && (
        <EmptyState heading scene="search" title={t('card.unknown', 'Card not found')} action={home}>
          {t('card.unknown.words', 'Check the link and try again.')}
        </EmptyState>
      )}
      {status === 410 && (
        <EmptyState
          heading
          scene="people"
          title={t('card.gone', 'This card is no longer shared')}
          action={home}
        >
          {t('card.gone.words', 'The owner removed it or changed the link. Ask them for the new one.')}
        </EmptyState>
      )}
      {status !== 404 && status !== 410 && (
        <ErrorState heading status={status} message={messageOf(error)} action={home} />
      )}
    </Page>
  );
}
