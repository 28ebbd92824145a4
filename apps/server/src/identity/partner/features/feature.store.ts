import type { PermissionKey } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface ClosedFeature {
  readonly key: string;
  readonly why: string;
  readonly since: Date;
}

export async function listClosedFeatures(
  reader: Reader,
  organisationId: string,
): Promise<readonly ClosedFeature[]> {
  const { rows } =
    await sql<ClosedFeature>`select permission_key as key, why, since from organisation_feature_off
      where organisation_id = ${organisationId}`.execute(reader);
  return rows;
}

type Owned = Authorized<{ readonly organisationId: string }>;

/** False: it was closed already, with this reason. A new reason replaces the old; `since` stays. */
export async function closeFeature(
  tx: Tx,
  { organisationId }: Owned,
  { key, why }: { readonly key: PermissionKey; readonly why: string },
  now: Date,
): Promise<boolean> {
  const { rows } =
    await sql`insert into organisation_feature_off (organisation_id, permission_key, why, since)
      values (${organisationId}, ${key}, ${why}, ${now})
      on conflict (organisation_id, permission_key) do update set why = excluded.why
        where organisation_feature_off.why <> excluded.why
      returning 1`.execute(tx);
  return rows.length > 0;
}

/** False: it was open already. */
export async function openFeature(
  tx: Tx,
  { organisationId }: Owned,
  { key }: { readonly key: PermissionKey },
): Promise<boolean> {
  const { rows } = await sql`delete from organisation_feature_off
    where organisation_id = ${organisationId} and permission_key = ${key} returning 1`.execute(tx);
  return rows.length > 0;
}
