import type { RosterRules, RosterSetting } from '@nukkad/contract/people/shift/shift.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** Null: nothing is set. */
export async function findSetting(reader: Reader, organisationId: string): Promise<RosterSetting | null> {
  const { rows } = await sql<RosterRules & { readonly version: number }>`select on_breach as "onBreach",
      daily_minutes as "dailyMinutes", weekly_minutes as "weeklyMinutes", most_weekly_minutes as "mostWeeklyMinutes",
      rest_minutes as "restMinutes", free_swaps as "freeSwaps", rest_is_off as "restIsOff", version
    from roster_setting where organisation_id = ${organisationId}`.execute(reader);
  const [row] = rows;
  if (!row) return null;
  const { version, ...rules } = row;
  return { version, rules };
}

/** Serializes those who set it; answers the version now, 0: nothing is set. */
export async function lockSetting(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`roster rules ${organisationId}`}, 0))`.execute(
    tx,
  );
  return (await findSetting(tx, organisationId))?.version ?? 0;
}

export async function saveSetting(
  tx: Tx,
  {
    organisationId,
    rules,
    version,
  }: Authorized<{
    readonly organisationId: string;
    readonly rules: RosterRules;
    readonly version: number;
  }>,
  now: Date,
): Promise<void> {
  const changed = {
    on_breach: rules.onBreach,
    daily_minutes: rules.dailyMinutes,
    weekly_minutes: rules.weeklyMinutes,
    most_weekly_minutes: rules.mostWeeklyMinutes,
    rest_minutes: rules.restMinutes,
    free_swaps: rules.freeSwaps,
    rest_is_off: rules.restIsOff,
    updated_at: now,
    version,
  };
  await tx
    .insertInto('roster_setting')
    .values({ organisation_id: organisationId, ...changed })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(changed))
    .execute();
}
