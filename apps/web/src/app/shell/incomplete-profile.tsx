import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useSite } from '../page-head.tsx';

/** A professional whose profile is incomplete was logged out and is told why (specification section 6, word for word). */
export function IncompleteProfile() {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <UrlModal
      name="incomplete-profile"
      title={t('access.incomplete.title', 'Incomplete Profile')}
      footer={
        <>
          <ButtonLink to="/login?role=Buyer&return=/profile/about" tone="plain">
            {t('access.incomplete.here', 'Log in as a customer')}
          </ButtonLink>
          <ButtonLink to="/help/app">{t('access.incomplete.app', 'Get the app')}</ButtonLink>
        </>
      }
    >
      <p>
        {t('access.incomplete', 'Please download {{product}} App and complete your profile first.', {
          product: site?.brand ?? '',
        })}
      </p>
      <p>{t('access.incomplete.how', 'Or log in as a customer to complete it on this site.')}</p>
    </UrlModal>
  );
}
