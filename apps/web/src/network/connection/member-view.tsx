import { getMember } from '@nukkad/contract/network/connection/connection.api';
import type { MemberPage } from '@nukkad/contract/network/connection/connection.model';
import type { ReactNode } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note, Quoted, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
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

/** A member as a signed-in person sees it. */
export function MemberView({ handle, draw }: Drawn) {
  const { t } = useTranslation();
  return (
    <Loaded
      query={useAsked(getMember, { query: { handle } })}
      waiting={<ListSkeleton count={1} />}
      away={
        <ButtonLink to="/network/find" tone="plain">
          {t('network.tab.find', 'Find people')}
        </ButtonLink>
      }
    >
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
