import * as api from '@nukkad/contract/content/content.api';
import { type Route, openRoute } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { presentPage } from './content.presenter.ts';
import { readPageFacts } from './content.store.ts';

export const contentRoutes = (platform: Platform): readonly Route[] => [
  openRoute(api.getGroupsContent, async ({ input: { query }, lang, now }) =>
    presentPage(query.page, await readPageFacts(platform, now, query.cityCode ?? ''), lang),
  ),
];
