import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { TalkSheet } from '../../../talk/chat/talk-sheet.tsx';
import { SupportTalk } from '../../../talk/support/support-talk.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('live.start', 'Talk to support'), noindex: true }));

/** Open to each person who is signed in, also without messages, without a role, and while the account is shut. */
export default function SupportChat() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('live.start', 'Talk to support')}
      back={{ to: '/help/support', label: t('help.title', 'Help') }}
    >
      <SupportTalk Sheet={TalkSheet} />
    </Page>
  );
}
