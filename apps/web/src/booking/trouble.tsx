import { ApiError } from '../platform/api/api-error.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { DeniedState } from '../ui/denied-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { OfflineState } from '../ui/offline-state.tsx';

/** Why a booking or a list of them cannot be shown, and the way on. */
export function Trouble({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation();
  const status = error instanceof ApiError ? error.status : 500;
  const toList = (
    <ButtonLink to="/buyer/bookings" tone="plain">
      {t('booking.toList', 'All your bookings')}
    </ButtonLink>
  );
  if (status === 0) return <OfflineState onRetry={() => void onRetry()} />;
  if (status === 403) return <DeniedState action={toList} />;
  if (status === 404 || status === 400) return <ErrorState status={404} action={toList} />;
  return (
    <ErrorState action={<Button onClick={() => void onRetry()}>{t('action.retry', 'Try again')}</Button>} />
  );
}
