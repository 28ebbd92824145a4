import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { ColorSchemeSwitch } from '../../../ui/theme/color-scheme-switch.tsx';
import { LanguageSwitch } from '../../../ui/press/language-switch.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import styles from './theme.module.css';

export const handle = page(({ t }) => ({ title: t('theme.title', 'Theme and language'), noindex: true }));

/** The appearance of the app on this device. */
export default function Theme() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('theme.title', 'Theme and language')}
      lead={t('theme.lead', 'Saved on this device only.')}
      narrow
    >
      <Card className={styles.switches}>
        <ColorSchemeSwitch />
        <LanguageSwitch />
      </Card>
    </Page>
  );
}
