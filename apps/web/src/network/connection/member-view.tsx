import { ApiError } from '@nukkad/contract/kernel/client';
import { getMember } from '@nukkad/contract/network/connection/connection.api';
import type { MemberPage } from '@nukkad/contract/network/connection/connection.model';
import type { ReactNode } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note, Quoted, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberDialogs } from './member-dialogs.tsx';
import { MutualMembers } from './mutual-members.tsx';
import { MutualWords } from './mutual-words.tsx';

interface Drawn {
  readonly handle: string;
  /** Draws the member, with what the one who looks may do. */
  readonly draw: (shown: MemberPage, own: ReactNode) => ReactNode;
}

function Own({ shown }: { shown: MemberPage }) {
  const { request, mutual } = shown;
  return (
    <Stack gap={0.75} hidesEmpty>
      {mutual > 0 && (
        <Note>
          <MutualWords count={mutual} />
        </Note>
      )}
      {request?.note && <Quoted>{request.note}</Quoted>}
      <MemberActs of={shown} blocks />
      <MemberDialogs members={[shown]} />
    </Stack>
  );
}

/** Not there, away, or not for the one who looks: the same words for all of these. */
function NotShown() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading
      scene="people"
      title={t('network.gone', 'This page is not shown here')}
      action={
        <ButtonLink to="/network/find" tone="plain">
          {t('network.tab.find', 'Find people')}
        </ButtonLink>
      }
    >
      {t('network.notShown', 'Check the link. Some members show their page to their connections only.')}
    </EmptyState>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A member as a signed-in person sees it. */
export function MemberView({ handle, draw }: Drawn) {
  const query = useAsked(getMember, { query: { handle } });
  if (isMissing(query.error)) return <NotShown />;
  return (
    <Loaded query={query} waiting={<ListSkeleton count={1} />}>
      {(shown: MemberPage) => (
        <Stack gap={1.25}>
          {draw(shown, <Own shown={shown} />)}
          {shown.mutual > 0 && shown.member.tie !== 'self' && (
            <MutualMembers memberId={shown.member.memberId} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
