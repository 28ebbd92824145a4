import type { Post } from '@nukkad/contract/network/post/post.model';

type Timed = Pick<Post, 'postId' | 'publishedAt' | 'author'>;

const timeOf = ({ publishedAt }: Timed): string => publishedAt ?? '';

/** When the newest of them was published; null: there is none. */
export const newestAt = (posts: readonly Timed[]): string | null =>
  posts.map(timeOf).toSorted().at(-1) ?? null;

/** Whether a post came after what one began to read with. The own one does not wait: its author looks for it. */
export const isWaiting = (post: Timed, head: string | null): boolean =>
  head !== null && post.author.tie !== 'self' && timeOf(post) > head;

/** What waits, each post once, however often it was read. */
export const waitingOf = <One extends Timed>(posts: readonly One[], head: string | null): readonly One[] => [
  ...new Map(posts.filter((post) => isWaiting(post, head)).map((post) => [post.postId, post])).values(),
];
