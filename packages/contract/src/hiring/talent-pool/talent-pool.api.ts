/** Candidates whom a business keeps for other jobs. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { removed } from '../../kernel/schema.ts';
import { skillId } from '../skill/skill.model.ts';
import { keptTalent, talent, talentOf, talentTag, talentTags, talentWords } from './talent-pool.model.ts';
import { talentPoolErrors as e } from './talent-pool.noun.ts';

const tag = 'Jobs';
const team = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'the own pool',
} as const;
const userId = z.uuid('This is not a known id.');

export const talentsQuery = z.object({
  ...countedPageQuery,
  tradeId: z.optional(skillId),
  tag: z.optional(talentTag),
});

export const listTalents = endpoint('GET /jobs/talentPool', {
  summary: 'Candidates kept for other jobs, the newest first; who hides is not there',
  tag,
  authz: team,
  query: talentsQuery,
  response: countedPageOf(talent),
  spoken: true,
});

export const listTalentTags = endpoint('GET /jobs/talentPool/tags', {
  summary: 'Tags of the own pool, the most used first',
  tag,
  authz: team,
  response: talentTags,
});

export const getTalent = endpoint('GET /jobs/talentPool/candidate', {
  summary: 'Whether one candidate is kept, or may be',
  tag,
  authz: team,
  query: z.object({ userId }),
  response: talentOf,
});

export const keepCandidate = endpoint('POST /jobs/talentPool', {
  summary: 'Keep a candidate for other jobs',
  tag,
  authz: { ...team, permission: 'hireTalent.create' },
  unconfirmed: 'only-adds',
  status: 201,
  body: z.object({ userId, ...talentWords }),
  response: keptTalent,
  errors: [e.talent_not_open, e.talent_kept_already, e.talent_pool_full],
});

export const changeTalent = endpoint('PATCH /jobs/talentPool', {
  summary: 'Change why a candidate is kept, and the tags',
  tag,
  authz: { ...team, permission: 'hireTalent.update' },
  unconfirmed: 'carries-version',
  body: z.object({ userId, version: z.int('Send the version that was read.'), ...talentWords }),
  response: keptTalent,
  errors: [e.talent_not_found, e.talent_moved_on],
});

export const removeTalent = endpoint('DELETE /jobs/talentPool', {
  summary: 'Take a candidate out of the pool',
  tag,
  authz: { ...team, permission: 'hireTalent.delete' },
  unconfirmed: 'removes-named',
  query: z.object({ userId }),
  response: removed,
  errors: [e.talent_not_found],
});
