import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const postPages: DomainPages = {
  private: [
    route('feed', 'routes/network/feed.tsx'),
    route('feed/new', 'routes/network/new-post.tsx'),
    route('feed/saved', 'routes/network/saved-posts.tsx'),
    route('feed/post/:postId', 'routes/network/post.tsx'),
  ],
};
