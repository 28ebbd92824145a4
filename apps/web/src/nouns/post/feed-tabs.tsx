import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PageTabs } from '../../ui/page/url-tabs.tsx';

/** What members say, what they ask, and where they meet, beside each other. */
export function FeedTabs() {
  const { t } = useTranslation();
  return (
    <PageTabs
      label={t('feedTabs.label', 'Posts, polls and groups')}
      pages={[
        { to: '/feed', label: t('feedTabs.posts', 'Posts') },
        { to: '/polls', label: t('feedTabs.polls', 'Polls') },
        { to: '/groups', label: t('feedTabs.groups', 'Groups') },
      ]}
    />
  );
}
