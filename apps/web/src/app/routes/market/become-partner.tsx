import { switchToken } from '@nukkad/contract/identity/account/session.api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setOwnName } from '../../../identity/account/set-own-name.ts';
import { BeginStep } from '../../../market/partnership/begin-step.tsx';
import { StepLayout } from '../../../market/partnership/step-layout.tsx';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useServiceLocation } from '../../../platform/location/location-store.ts';
import { beginSession } from '../../../platform/session/session-store.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('becomePartner.title', 'Become a partner'),
  noindex: true,
}));

/** With its first step a buyer becomes a partner as well, acts as one from then on, and goes on in the profile. */
export default function BecomePartner() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = useServiceLocation();
  const { profile } = useSession();
  // As it was when the page opened: the field must not vanish while its answer is being saved.
  const [isNameless] = useState(profile?.fullName === '');
  const goOn = async () => {
    beginSession(await call(switchToken, { body: { role: 'Service Partner' } }));
    await navigate('/update-partner/profile-update?step=firm', { replace: true });
  };
  return (
    <Page
      title={t('becomePartner.title', 'Become a partner')}
      lead={t('becomePartner.lead', 'Offer your services to homes and offices near you.')}
    >
      <StepLayout profile={null} current="firm">
        <BeginStep
          pincode={place?.location?.address.pincode ?? ''}
          saveName={isNameless ? setOwnName : null}
          onBegun={goOn}
        />
      </StepLayout>
    </Page>
  );
}
