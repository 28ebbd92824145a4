/** Trades and skills, by which jobs and candidates are named: specification section 7, Jobs. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { optionalText } from '../../kernel/schema.ts';
import { skill, skillId } from './skill.model.ts';
import { skillKinds } from './skill.noun.ts';

export const listSkills = endpoint('GET /jobs/skills', {
  summary: 'Trades and skills to choose from: those that fit the words best first, else by name',
  tag: 'Jobs',
  authz: { who: 'anyone' },
  query: z.object({
    ...pageQuery,
    q: optionalText(60, 'In English or Hindi, also in Latin letters; typing mistakes are forgiven.'),
    kind: z.optional(z.enum(skillKinds, 'Choose one of the list.')),
    tradeId: z.optional(skillId).check(z.describe('The skills of this trade, then those of every trade.')),
  }),
  response: pageOf(skill),
  spoken: true,
});
