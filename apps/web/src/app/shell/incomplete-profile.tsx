import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { UrlModal } from '../../ui/url-modal.tsx';
import { useSite } from '../page-head.tsx';

/** A professional whose profile is incomplete was logged out and is told why (specification section 6, word for word). */
export function IncompleteProfile() {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <UrlModal
      name="incomplete-profile"
      title={t('access.incomplete.title', 'Incomplete Profile')}
      footer={(close) => <Button onClick={close}>{t('action.close', 'Close')}</Button>}
    >
      <p>
        {t('access.incomplete', 'Please download {{product}} App and complete your profile first.', {
          product: site?.brand ?? '',
        })}
      </p>
      <p>
        <Link to="/help/app">{t('appLink.title', 'The app on your phone')}</Link>
      </p>
      <p>
        <Link to="/login?role=Buyer&return=/profile/about">
          {t('access.incomplete.here', 'Log in as a customer to complete it here')}
        </Link>
      </p>
    </UrlModal>
  );
}
