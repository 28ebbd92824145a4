import type { Poll } from '@nukkad/contract/network/poll/poll.model';
import { PollInside } from './poll-card.tsx';
import { PollActDialogs } from './poll-dialogs.tsx';

/** The poll of a post, with what it opens. */
export function PollInPost({ poll }: { poll: Poll }) {
  return (
    <>
      <PollInside poll={poll} />
      <PollActDialogs polls={[poll]} />
    </>
  );
}
