import type { UserSetting } from '@nukkad/contract/identity/profile/profile.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Choices } from '../../../identity/profile/choices.tsx';
import { useSetting } from '../../../identity/profile/profile.queries.ts';
import { DemoDialog, demoDialog } from '../../../identity/profile/settings/demo-dialog.tsx';
import { LanguageChoice } from '../../../identity/profile/settings/language-choice.tsx';
import { DeviceSwitch } from '../../../talk/notification/device-switch.tsx';
import { type NetworkWays, NetworkChoices } from '../../../talk/notification/network-choices.tsx';
import { QuietSwitch } from '../../../talk/notification/quiet-switch.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ColorSchemeSwitch } from '../../../ui/theme/color-scheme-switch.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';
import styles from '../open/theme.module.css';

export const handle = page(({ t }) => ({ title: t('settings.title', 'Settings'), noindex: true }));

function networkWays(notifications: UserSetting['notifications']): NetworkWays {
  const { push, sms, mail } = notifications.find(({ tag }) => tag === 'network') ?? {
    push: false,
    sms: false,
    mail: false,
  };
  return { push, mail: sms || mail };
}

/** Settings of language, appearance and notifications, with links to the other settings. */
export default function ProfileSettings() {
  const { t } = useTranslation();
  const demo = useDialogLink(demoDialog);
  return (
    <Page title={t('settings.title', 'Settings')} narrow>
      <Section
        title={t('theme.title', 'Theme and language')}
        lead={t('settings.language.lead', 'We’ll send you messages in this language too.')}
      >
        <Card quiet className={styles.switches}>
          <LanguageChoice />
          <ColorSchemeSwitch />
        </Card>
      </Section>
      <Section
        title={t('choices.title', 'Notifications')}
        lead={t('choices.lead', 'Choose what we tell you about, and how.')}
      >
        <div className={styles.switches}>
          <DeviceSwitch />
          <QuietSwitch />
        </div>
        <Loaded query={useSetting()} waiting={<DetailSkeleton />}>
          {(setting) => <Choices setting={setting} />}
        </Loaded>
      </Section>
      <Section
        title={t('choices.network', 'What the network tells you')}
        lead={t(
          'choices.network.lead',
          'Push, SMS and email come only where they are on for Network above. You can also mute one post on its page.',
        )}
      >
        <Loaded query={useSetting()} waiting={<DetailSkeleton />}>
          {({ notifications }) => <NetworkChoices left={networkWays(notifications)} />}
        </Loaded>
      </Section>
      <Section
        title={t('settings.privacy', 'Your data')}
        lead={t('settings.privacy.lead', 'Download your data, change your consents, or delete your account.')}
        action={
          <ButtonLink to="/profile/privacy" tone="plain" small>
            {t('settings.privacy.go', 'Go to Privacy')}
          </ButtonLink>
        }
      >
        {null}
      </Section>
      <Section
        title={t('demo.title', 'Book a demo')}
        lead={t('demo.lead', 'We’ll call you and show you around.')}
        action={
          <ButtonLink {...demo} tone="plain" small>
            {t('demo.ask', 'Request a call')}
          </ButtonLink>
        }
      >
        <DemoDialog />
      </Section>
    </Page>
  );
}
