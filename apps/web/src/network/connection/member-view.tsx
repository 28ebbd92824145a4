import { getMember } from '@nukkad/contract/network/connection/connection.api';
import type { MemberPage } from '@nukkad/contract/network/connection/connection.model';
import type { ReactNode } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { QueryProvider } from '../../ui/browser/query-provider.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberDialogs } from './member-dialogs.tsx';
import { MutualWords } from './mutual-words.tsx';

interface Drawn {
  readonly handle: string;
  /** Draws the member, with what the one who looks may do. */
  readonly draw: (shown: MemberPage, own: ReactNode) => ReactNode;
}

function Own({ shown }: { shown: MemberPage }) {
  const { request, mutual } = shown;
  return (
    <>
      {mutual > 0 && (
        <p>
          <MutualWords count={mutual} />
        </p>
      )}
      {request?.note && <blockquote>{request.note}</blockquote>}
      <MemberActs of={shown} blocks />
      <MemberDialogs members={[shown]} />
    </>
  );
}

function Asked({ handle, draw }: Drawn) {
  return (
    <Loaded query={useAsked(getMember, { query: { handle } })} waiting={<ListSkeleton count={1} />}>
      {(shown) => draw(shown, <Own shown={shown} />)}
    </Loaded>
  );
}

/** A member as a signed-in person sees it; the public page fetches this part later. */
export function MemberView(drawn: Drawn) {
  return (
    <QueryProvider>
      <Asked {...drawn} />
    </QueryProvider>
  );
}
