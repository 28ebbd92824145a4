import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Note, Stack } from '../../../ui/page/parts.tsx';
import { CatalogueServiceList } from './catalogue-service-list.tsx';

/** The services in the partner's profile: the same editor. Everything in it is saved before one can continue. */
export function ServicesStep({
  count,
  onSaved,
  onNext,
}: {
  /** Active services. */
  count: number;
  /** A service was added, changed or removed. */
  onSaved: () => void;
  onNext: () => void;
}) {
  const { t, plural } = useTranslation();
  return (
    <Stack gap={1.125} narrows>
      <Note>{t('offer.step.lead', 'Add at least one service with your price.')}</Note>
      <CatalogueServiceList onSaved={onSaved} />
      <Note role="status">
        {count === 0
          ? t('offer.step.none', 'You haven’t added a service yet.')
          : plural('offer.step.count', count, {
              one: 'You offer {{count}} service.',
              other: 'You offer {{count}} services.',
            })}
      </Note>
      <div>
        <Button onClick={onNext} disabled={count === 0}>
          {t('offer.step.next', 'Continue')}
        </Button>
      </div>
    </Stack>
  );
}
