import * as api from '@nukkad/contract/office/content/content.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import type { ContentDependencies } from './content.interface.ts';
import { readPage } from './read-page.ts';

export const contentRoutes = (parts: ContentDependencies): readonly Route[] => [
  openRoute(api.getGroupsContent, (call) => readPage(parts, call.input.query, call)),
];
