import { ConnectionList } from '../../../network/connection/connection-list.tsx';
import { FeedList } from '../../../network/post/feed-list.tsx';
import { MessageCentre } from '../../../talk/chat/message-centre.tsx';
import { TalkSheet } from '../../../talk/chat/talk-sheet.tsx';
import { SupportTalk } from '../../../talk/support/support-talk.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('messages.title', 'Messages'), noindex: true }));

const tabs = ['chats', 'support', 'connections', 'feed'] as const;

export default function MessageCenterPage() {
  const { t } = useTranslation();
  const names = {
    chats: t('messages.chats', 'Chats'),
    support: t('messages.support', 'Support'),
    connections: t('messages.connections', 'Connections'),
    feed: t('messages.feed', 'Feed'),
  };
  const choices = tabs.map((value) => ({ value, label: names[value] }));
  const tab = useUrlTab(tabs);
  return (
    <Page title={t('messages.title', 'Messages')}>
      <UrlTabs tabs={choices} label={t('messages.title', 'Messages')} />
      {tab === 'chats' && <MessageCentre />}
      {tab === 'support' && <SupportTalk Sheet={TalkSheet} />}
      {tab === 'connections' && <ConnectionList />}
      {tab === 'feed' && <FeedList />}
    </Page>
  );
}
