import { partsOf } from '@nukkad/contract/network/post/post-words';
import { Link } from 'react-router';
import { Text } from '../../ui/page/parts.tsx';
import { memberAddress } from '../member/member-line.tsx';

interface Named {
  readonly handle: string;
  readonly currentHandle: string;
}

/** What a member wrote: mentions of members, tags and links lead on; all else is plain words. */
export function PostWords({ words, mentions }: { words: string; mentions: readonly Named[] }) {
  const pageOf = (handle: string) => mentions.find((one) => one.handle === handle)?.currentHandle;
  return (
    <Text as="p" typed breaks translate="no" dir="auto">
      {partsOf(words).map((part, place) => {
        const key = `${place} ${part.text}`;
        if (part.kind === 'link')
          return (
            <a key={key} href={part.text} target="_blank" rel="nofollow ugc noopener noreferrer">
              {part.text}
            </a>
          );
        if (part.kind === 'tag')
          return (
            <Link key={key} to={`/feed?tag=${encodeURIComponent(part.tag)}`}>
              {part.text}
            </Link>
          );
        const handle = part.kind === 'mention' ? pageOf(part.handle) : undefined;
        return handle === undefined ? (
          part.text
        ) : (
          <Link key={key} to={memberAddress({ handle })}>
            {part.text}
          </Link>
        );
      })}
    </Text>
  );
}
