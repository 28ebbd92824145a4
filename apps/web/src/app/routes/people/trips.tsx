import { AllowanceDialog } from '../../../people/travel/allowance-dialog.tsx';
import { useTravelSetting } from '../../../people/travel/travel.queries.ts';
import { TripList } from '../../../people/travel/trip-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('trip.title', 'Trips'), noindex: true }));

export default function Trips() {
  const { t } = useTranslation();
  const allowance = useDialogLink('allowance');
  const mayChange = useTravelSetting().data?.can.change;
  return (
    <Page
      title={t('trip.title', 'Trips')}
      actions={
        mayChange && (
          <ButtonLink {...allowance} tone="plain">
            {t('trip.allowance', 'Daily allowance')}
          </ButtonLink>
        )
      }
    >
      <TripList />
      <AllowanceDialog />
    </Page>
  );
}
