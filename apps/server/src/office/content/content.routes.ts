import * as api from '@nukkad/contract/office/content/content.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readPage } from './read-page.ts';

export const contentRoutes = (platform: Platform): readonly Route[] => [
  openRoute(api.getGroupsContent, (call) => readPage(platform, call.input.query, call)),
];
