import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PageTabs } from '../../ui/page/url-tabs.tsx';

/** What members say and what they ask, beside each other. */
export function FeedTabs() {
  const { t } = useTranslation();
  return (
    <PageTabs
      label={t('feedTabs.label', 'Posts and polls')}
      pages={[
        { to: '/feed', label: t('feedTabs.posts', 'Posts') },
        { to: '/polls', label: t('feedTabs.polls', 'Polls') },
      ]}
    />
  );
}
