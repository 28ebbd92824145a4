import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const blogPages: DomainPages = {
  private: [
    route('blogs/mine', 'routes/network/my-blogs.tsx'),
    route('blogs/write/:blogId?', 'routes/network/write-blog.tsx'),
  ],
};
