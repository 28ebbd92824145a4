import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { Quoted, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { useConnectionCounts, useRequests } from './connection.queries.ts';
import { MemberRows } from './member-rows.tsx';

const sides = { received: 'asks', sent: 'asked' } as const;

function Requests({ tab }: { tab: keyof typeof sides }) {
  const { t } = useTranslation();
  const none = (
    <EmptyState
      scene="people"
      title={
        tab === 'received'
          ? t('network.requests.none', 'No requests waiting')
          : t('network.sent.none', 'No requests sent')
      }
      action={
        <ButtonLink to="/network/suggestions" tone="plain">
          {t('network.suggestions.see', 'See suggestions')}
        </ButtonLink>
      }
    >
      {t('network.requests.words', 'Requests to connect appear here until they are answered.')}
    </EmptyState>
  );
  return (
    <Listed list={useRequests(sides[tab])} waiting={<ListSkeleton count={2} />} empty={none}>
      {(items) => (
        <MemberRows
          items={items}
          about={({ askedAt }) => <DateTime at={askedAt} as="short" />}
          words={({ note }) => note && <Quoted>{note}</Quoted>}
        />
      )}
    </Listed>
  );
}

/** Requests that wait: for the own answer, and for that of others. */
export function RequestList() {
  const { t } = useTranslation();
  const tab = useUrlTab(['received', 'sent']);
  const { data } = useConnectionCounts();
  const counted = (count: number | undefined) => (count === undefined ? {} : { count });
  return (
    <Stack gap={1}>
      <UrlTabs
        label={t('network.tab.requests', 'Requests')}
        tabs={[
          { value: 'received', label: t('network.received', 'Received'), ...counted(data?.requests) },
          { value: 'sent', label: t('network.sent', 'Sent'), ...counted(data?.sent) },
        ]}
      />
      <Requests tab={tab} />
    </Stack>
  );
}
