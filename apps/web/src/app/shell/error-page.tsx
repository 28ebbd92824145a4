import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { DeniedState } from '../../ui/state/denied-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { OfflineState } from '../../ui/state/offline-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { isLostPage, isMissing, messageOf, statusOf } from './error-words.ts';
import { LostPage } from './lost-page.tsx';
import { PlainSearch } from './plain-search.tsx';
import { Shell } from './shell.tsx';

/** A server that was too busy, or stumbled, may answer the next time. */
function AgainOrHome() {
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={() => location.reload()}>{t('action.retry', 'Try again')}</Button>
      <ButtonLink to="/home" tone="plain">
        {t('error.home', 'Go to home')}
      </ButtonLink>
    </>
  );
}

/** Shown in place of a page that failed to render. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (isLostPage(error))
    return (
      <Shell>
        <Page>
          <LostPage />
        </Page>
      </Shell>
    );
  const status = statusOf(error);
  const home = <ButtonLink to="/home">{t('error.home', 'Go to home')}</ButtonLink>;
  return (
    <Shell>
      <Page>
        {status === 0 && <OfflineState onRetry={() => location.reload()} />}
        {status === 403 && <DeniedState action={home} />}
        {status !== 0 && status !== 403 && (
          // What is not there is said in the reader's language; the page's server knows only its own.
          <ErrorState
            heading
            status={status}
            message={isMissing(error) ? undefined : messageOf(error)}
            action={status < 500 ? home : <AgainOrHome />}
          />
        )}
        {isMissing(error) && <PlainSearch />}
      </Page>
    </Shell>
  );
}
