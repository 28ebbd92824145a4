import type { OfficeSkill } from '@nukkad/contract/hiring/skill/skill-office.api';
import type { Skill } from '@nukkad/contract/hiring/skill/skill.model';
import type { SkillFacts, Taxonomy } from './skill.interface.ts';
import type { CountedSkill } from './skill.store.ts';

export const nameIn = ({ name, nameHi }: SkillFacts, lang: 'en' | 'hi'): string =>
  lang === 'hi' ? nameHi : name;

export function presentSkill(one: SkillFacts, taxonomy: Taxonomy, lang: 'en' | 'hi'): Skill {
  const trade = one.tradeId === null ? null : taxonomy.tradeOf(one.tradeId);
  return {
    skillId: one.skillId,
    kind: one.kind,
    name: nameIn(one, lang),
    tradeId: one.tradeId,
    tradeName: trade && nameIn(trade, lang),
    wageLevel: one.wageLevel,
  };
}

/** `names`: of the Admins, by id. */
export const presentOfficeSkill = (row: CountedSkill, names: ReadonlyMap<string, string>): OfficeSkill => ({
  skillId: row.skillId,
  kind: row.kind,
  name: row.name,
  nameHi: row.nameHi,
  spellings: row.spellings,
  tradeId: row.tradeId,
  tradeName: row.tradeName,
  wageLevel: row.wageLevel,
  skillCount: row.skillCount,
  isRetired: row.isRetired,
  changedBy: row.changedBy && (names.get(row.changedBy) ?? null),
  changedAt: row.changedAt?.toISOString() ?? null,
  version: row.version,
});
