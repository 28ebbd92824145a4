import { getGroupsContent } from '@nukkad/contract/office/content/content.api';
import type { ContentPage } from '@nukkad/contract/office/content/content.model';
import { call, type CallSettings } from '../../platform/api/client.ts';

/** The words of a public page, in the reader's language; figures in general, not of one city. */
export const loadContentPage = (page: ContentPage, settings: CallSettings) =>
  call(getGroupsContent, { query: { page }, ...settings });
