import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useDialogLink } from '../../../ui/url-dialog.ts';

/** No partner does this at the visitor's place: shown instead of a price that would not hold. */
export function NotServed({ place, categoryId }: { place: string; categoryId: string }) {
  const { t } = useTranslation();
  const dialog = useDialogLink('location');
  return (
    <Card>
      <EmptyState
        scene="place"
        title={t('services.notServed', 'Not available in {{place}} yet.', { place })}
        action={
          <>
            <ButtonLink {...dialog}>{t('place.change', 'Change location')}</ButtonLink>
            <ButtonLink to={`/services?category=${categoryId}`} tone="plain">
              {t('service.others', 'View similar services')}
            </ButtonLink>
          </>
        }
      >
        {t('services.notServed.words', 'Need it at another address?')}
      </EmptyState>
    </Card>
  );
}
