import type { OfficeSkill, skillBody } from '@nukkad/contract/hiring/skill/skill-office.api';
import { mostSkills } from '@nukkad/contract/hiring/skill/skill.model';
import { type skillActs, skillErrors } from '@nukkad/contract/hiring/skill/skill.noun';
import type * as z from 'zod/mini';
import { actorOf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { SkillDependencies } from './skill.interface.ts';
import { presentOfficeSkill } from './skill.presenter.ts';
import { newSkillId } from './skill.rules.ts';
import {
  type SkillRow,
  findCounted,
  findSkill,
  insertSkill,
  listIdsLocked,
  lockSkill,
  saveSkill,
} from './skill.store.ts';

const mayEditSkills = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

type Written = z.output<typeof skillBody>;

interface Known {
  readonly skillId: string;
  readonly version: number;
}

const record = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: (typeof skillActs)[number],
  { skillId, name }: SkillRow,
) =>
  audit(tx, now, {
    ...actorOf(viewer),
    action,
    subjectKind: 'skill',
    subjectId: skillId,
    detail: { name },
  });

async function present({ account }: SkillDependencies, tx: Tx, skillId: string): Promise<OfficeSkill> {
  const row = (await findCounted(tx, skillId)) ?? refuse(skillErrors.skill_not_found);
  return presentOfficeSkill(row, await account.namesOf(tx, [row.changedBy]));
}

/** As this Admin saw it. */
async function lockSeen(
  tx: Tx,
  { viewer }: SignedInCall,
  { skillId, version }: Known,
): Promise<Authorized<SkillRow>> {
  const found = (await lockSkill(tx, skillId)) ?? refuse(skillErrors.skill_not_found);
  const row = authorize(found, mayEditSkills(viewer));
  if (row.version !== version) refuse(skillErrors.skill_changed);
  return row;
}

/** A skill keeps a trade that was retired, and gets none. */
async function checkTrade(tx: Tx, tradeId: string | null, before: string | null): Promise<void> {
  if (tradeId === null || tradeId === before) return;
  const trade = await findSkill(tx, tradeId);
  if (trade?.kind !== 'trade' || trade.isRetired) refuse(skillErrors.skill_trade_unknown);
}

/** Writes what differs, by this Admin at this moment. */
async function save(
  tx: Tx,
  { viewer, now }: SignedInCall,
  before: Authorized<SkillRow>,
  changes: Partial<SkillRow>,
): Promise<Authorized<SkillRow>> {
  const { version } = before;
  const row = partOf(before, {
    ...before,
    ...changes,
    changedBy: viewer.userId,
    changedAt: now,
    version: version + 1,
  });
  await saveSkill(tx, row);
  return row;
}

export const addSkill = (
  deps: SkillDependencies,
  call: SignedInCall,
  written: Written,
): Promise<OfficeSkill> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const taken = await listIdsLocked(tx);
    if (taken.size >= mostSkills) refuse(skillErrors.too_many_skills);
    await checkTrade(tx, written.tradeId, null);
    const skillId = newSkillId(written.name, taken);
    const added = {
      ...written,
      skillId,
      isRetired: false,
      changedBy: viewer.userId,
      changedAt: now,
      version: 1,
    };
    const row = authorize(added, mayEditSkills(viewer));
    await insertSkill(tx, row);
    await record(tx, call, 'skill.added', row);
    return present(deps, tx, skillId);
  });

export const changeSkill = (
  deps: SkillDependencies,
  call: SignedInCall,
  { skillId, version, kind, ...written }: Written & Known,
): Promise<OfficeSkill> =>
  deps.platform.write(call, async (tx) => {
    const before = await lockSeen(tx, call, { skillId, version });
    if (kind !== before.kind) refuse(skillErrors.skill_kind_stays);
    await checkTrade(tx, written.tradeId, before.tradeId);
    await record(tx, call, 'skill.changed', await save(tx, call, before, written));
    return present(deps, tx, skillId);
  });

/** Can no longer be chosen; what names it keeps it. */
export const retireSkill = (
  deps: SkillDependencies,
  call: SignedInCall,
  known: Known,
): Promise<OfficeSkill> =>
  deps.platform.write(call, async (tx) => {
    const row = await save(tx, call, await lockSeen(tx, call, known), { isRetired: true });
    await record(tx, call, 'skill.retired', row);
    return present(deps, tx, known.skillId);
  });

export const restoreSkill = (
  deps: SkillDependencies,
  call: SignedInCall,
  known: Known,
): Promise<OfficeSkill> =>
  deps.platform.write(call, async (tx) => {
    const row = await save(tx, call, await lockSeen(tx, call, known), { isRetired: false });
    await record(tx, call, 'skill.restored', row);
    return present(deps, tx, known.skillId);
  });
