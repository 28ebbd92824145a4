import { AppLinkForm } from '../../../identity/account/app-link/app-link-form.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { loadProfile } from '../../../platform/session/load-profile.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import styles from './app-link.module.css';
import type { Route } from './+types/app-link.ts';

export const handle = page(({ t }) => ({
  title: t('appLink.title', 'Get the app'),
  noindex: true,
}));

/** A person whose session cannot be read is a visitor here. */
export async function clientLoader() {
  const profile = await loadProfile().catch(() => null);
  return { ownNumber: profile?.mobileNumber ?? '' };
}

/** Has the app's address sent to a phone; and how it gets among the other apps there. */
export default function AppLink({ loaderData: { ownNumber } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <Page
      narrow
      title={t('appLink.title', 'Get the app')}
      lead={t('appLink.lead', 'No app store needed: open the link and add it to your home screen.')}
    >
      <Card>
        <AppLinkForm ownNumber={ownNumber} />
      </Card>
      <ol className={styles.steps}>
        <li>{t('appLink.step.open', 'Open the link from the SMS on your phone.')}</li>
        <li>
          {t('appLink.step.add', 'In your browser’s menu, choose “Add to Home screen” or “Install app”.')}
        </li>
        <li>{t('appLink.step.use', 'Open it like any app. It also works on a slow network.')}</li>
      </ol>
      <p>
        {t('appLink.ios', 'Our iPhone apps for partners and professionals are coming soon to the App Store.')}
      </p>
    </Page>
  );
}
