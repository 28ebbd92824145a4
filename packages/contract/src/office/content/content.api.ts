import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/schema.ts';
import { contentPages, pageContent } from './content.model.ts';

export const getGroupsContent = endpoint('GET /home/page/get_groupsContent', {
  summary:
    'The groups of words of a public page; fees, windows and days are those of the rules that count now, in the city given',
  tag: 'Content',
  authz: { who: 'anyone' },
  query: z.object({
    page: z.enum(contentPages, `Choose one of ${contentPages.join(', ')}.`),
    cityCode: z.optional(text(20)),
  }),
  response: pageContent,
});
