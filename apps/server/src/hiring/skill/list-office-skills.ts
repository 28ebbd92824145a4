import type { OfficeSkill } from '@nukkad/contract/hiring/skill/skill-office.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SkillDependencies } from './skill.interface.ts';
import { presentOfficeSkill } from './skill.presenter.ts';
import { type SkillFilter, countSkills, listSkillRows } from './skill.store.ts';

const cursorKey = z.tuple([z.string(), z.string()]);

export function listOfficeSkills(
  { platform: { db }, account }: SkillDependencies,
  asked: PageAsked & SkillFilter,
): Promise<CountedPage<OfficeSkill>> {
  return listOf(asked, {
    after: cursorKey,
    rows: (after, most, filter) => listSkillRows(db, filter, after, most),
    key: ({ name, skillId }) => [name, skillId],
    count: (filter) => countSkills(db, filter),
    items: async (rows) => {
      const names = await account.namesOf(
        db,
        rows.map(({ changedBy }) => changedBy),
      );
      return rows.map((row) => presentOfficeSkill(row, names));
    },
  });
}
