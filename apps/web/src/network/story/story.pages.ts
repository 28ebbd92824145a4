import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const storyPages: DomainPages = {
  private: [
    route('stories', 'routes/network/own-stories.tsx'),
    route('stories/:handle', 'routes/network/stories-of.tsx'),
  ],
};
