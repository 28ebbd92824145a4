import { mostSkills } from '@nukkad/contract/hiring/skill/skill.model';
import type { SkillKind } from '@nukkad/contract/hiring/skill/skill.noun';
import { sql } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  skillId: 'skill_id',
  kind: 'kind',
  name: 'name',
  nameHi: 'name_hi',
  spellings: 'spellings',
  tradeId: 'trade_id',
  wageLevel: 'wage_level',
  isRetired: 'is_retired',
  changedBy: 'changed_by',
  changedAt: 'changed_at',
  version: 'version',
} as const;
const skill = tableColumns('skill', columns);
export type SkillRow = RowOf<'skill', typeof columns>;

/** All, also those retired: jobs and profiles name them. */
export const listAll = (reader: Reader): Promise<SkillRow[]> =>
  reader.selectFrom('skill').select(skill.selected).orderBy('skill_id').limit(mostSkills).execute();

export interface SkillFilter {
  readonly q?: string | undefined;
  readonly kind?: SkillKind | undefined;
  readonly tradeId?: string | undefined;
  readonly retired?: boolean | undefined;
}

const matching = ({ q, kind, tradeId, retired }: SkillFilter) => {
  const like = q ? containing(q) : null;
  return sql`${like ? sql`(skill.name ilike ${like} or skill.name_hi like ${like} or array_to_string(skill.spellings, ' ') ilike ${like})` : sql`true`}
    and ${kind ? sql`skill.kind = ${kind}` : sql`true`}
    and ${tradeId ? sql`(skill.trade_id = ${tradeId} or skill.skill_id = ${tradeId})` : sql`true`}
    and ${retired === undefined ? sql`true` : sql`skill.is_retired = ${retired}`}`;
};

export const countSkills = (reader: Reader, filter: SkillFilter): Promise<number> =>
  countRows(reader, sql`from skill where ${matching(filter)}`);

export interface CountedSkill extends SkillRow {
  readonly tradeName: string | null;
  readonly skillCount: number;
}

const counted = sql`select ${skill.asSql}, trade.name as "tradeName",
    (select count(*)::int from skill own where own.trade_id = skill.skill_id and not own.is_retired) as "skillCount"
  from skill left join skill trade on trade.skill_id = skill.trade_id`;

export type AfterSkill = readonly [name: string, skillId: string];

export async function listSkillRows(
  reader: Reader,
  filter: SkillFilter,
  after: AfterSkill | null,
  limit: number,
): Promise<CountedSkill[]> {
  const behind = after ? sql`(skill.name, skill.skill_id) > (${after[0]}, ${after[1]})` : sql`true`;
  const { rows } = await sql<CountedSkill>`${counted} where ${matching(filter)} and ${behind}
    order by skill.name, skill.skill_id limit ${limit}`.execute(reader);
  return rows;
}

export async function findCounted(reader: Reader, skillId: string): Promise<CountedSkill | null> {
  const { rows } = await sql<CountedSkill>`${counted} where skill.skill_id = ${skillId}`.execute(reader);
  return rows[0] ?? null;
}

export const findSkill = skill.findBy('skillId');
export const lockSkill = skill.lockBy('skillId');
export const insertSkill = skill.insert;
export const saveSkill = skill.saveBy('skillId').but('kind');

/** The ids of all. Of two Admins who add at once, the second waits and then sees the first one's. */
export async function listIdsLocked(tx: Tx): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtext('skill'))`.execute(tx);
  const rows = await tx.selectFrom('skill').select('skill_id').limit(mostSkills).execute();
  return new Set(rows.map(({ skill_id: skillId }) => skillId));
}
