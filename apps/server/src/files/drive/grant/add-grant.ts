import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { addGrant as addCall } from '@nukkad/contract/files/drive/grant.api';
import { type DriveGrantAnswer, mostGrants } from '@nukkad/contract/files/drive/grant.model';
import { grantErrors, grantEvents } from '@nukkad/contract/files/drive/grant.noun';
import { actorOf, actorOnBehalf, audit } from '../../../platform/audit.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { presentGrants } from './grant.presenter.ts';
import { dayBefore, endOf, numbersADay } from './grant.rules.ts';
import { type GrantRow, countGrants, countNumbersSince, giveGrant } from './grant.store.ts';
import { type Placed, checkShares, lockPlaced } from './shareable.ts';

type Asked = EndpointParsed<typeof addCall>['body'];
type Whom = Pick<
  GrantRow,
  'kind' | 'organisationId' | 'staffId' | 'permission' | 'mobileNumber' | 'departmentId'
>;

export const logGrant = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  { space }: Placed,
  action: 'drive.grant' | 'drive.change_grant' | 'drive.revoke_grant',
  { grantId, itemId, kind, allows }: Pick<GrantRow, 'grantId' | 'itemId' | 'kind' | 'allows'>,
) =>
  audit(tx, now, {
    ...(space.organisationId === null ? actorOf(viewer) : actorOnBehalf(viewer)),
    action,
    subjectKind: 'drive_grant',
    subjectId: grantId,
    detail: { of: itemId, to: kind, right: allows },
  });

const no = { organisationId: null, staffId: null, permission: null, mobileNumber: null, departmentId: null };

/** Someone of the own team who works there now. */
async function colleagueOf(
  { grantees }: DriveDependencies,
  tx: Tx,
  { viewer }: SignedInCall,
  staffId: string,
): Promise<void> {
  const member = (await grantees.single().staffOf(tx, [staffId])).get(staffId);
  if (!member?.isActive || member.organisationId !== viewer.organisationId)
    return refuse(grantErrors.drive_grantee_unknown);
  if (member.userId === viewer.userId) refuse(grantErrors.drive_grantee_self);
}

/** Whether a number has an account is not said: its own alone is known to who asks. */
async function whomOf(deps: DriveDependencies, tx: Tx, call: SignedInCall, to: Asked['to']): Promise<Whom> {
  const { userId, role, organisationId } = call.viewer;
  if (to.kind === 'number') {
    const { mobileNumber } = to;
    const known = await deps.grantees.single().accountsOf(tx, [mobileNumber]);
    if (known.get(mobileNumber) === userId) refuse(grantErrors.drive_grantee_self);
    return { ...no, kind: 'number', mobileNumber };
  }
  const hasTeam = role === 'Service Partner' || role === 'subUser';
  if (!hasTeam || organisationId === null) return refuse(grantErrors.drive_grant_no_team);
  if (to.kind === 'person') await colleagueOf(deps, tx, call, to.staffId);
  if (
    to.kind === 'department' &&
    !(await deps.departments.single().hold(tx, organisationId, to.departmentId))
  )
    return refuse(grantErrors.drive_grant_no_department);
  return {
    ...no,
    kind: to.kind,
    organisationId,
    staffId: to.kind === 'person' ? to.staffId : null,
    permission: to.kind === 'permission' ? to.permission : null,
    departmentId: to.kind === 'department' ? to.departmentId : null,
  };
}

async function checkCounts(tx: Tx, { viewer, now }: SignedInCall, { itemId, kind }: GrantRow): Promise<void> {
  if ((await countGrants(tx, itemId)) > mostGrants) refuse(grantErrors.drive_grants_full);
  if (kind !== 'number') return;
  const today = await countNumbersSince(tx, viewer.userId, dayBefore(now));
  if (today > numbersADay) refuse(grantErrors.drive_grant_numbers_full);
}

/** The timer that takes it away. */
export async function publishEnd(tx: Tx, now: Date, { grantId, endsAt }: GrantRow): Promise<void> {
  if (endsAt) await publish(tx, now, grantEvents.grantEnds, { grantId, endsAt: endsAt.toISOString() });
}

/** To whom it is shared already the right and the end are changed, and no one is told again. */
export function addGrant(
  deps: DriveDependencies,
  call: SignedInCall,
  { itemId, to, right, days }: Asked,
): Promise<DriveGrantAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const placed = await checkShares(tx, viewer, await lockPlaced(tx, itemId));
    const whom = await whomOf(deps, tx, call, to);
    const asked: GrantRow = {
      ...whom,
      grantId: newId(),
      itemId,
      allows: right,
      createdBy: viewer.userId,
      createdAt: now,
      endsSetAt: now,
      endsAt: endOf(to.kind, days, now),
    };
    const row = await giveGrant(tx, partOf(placed, asked));
    const isNew = row.grantId === asked.grantId;
    if (isNew) {
      await checkCounts(tx, call, row);
      await publish(tx, now, grantEvents.granted, { grantId: row.grantId, itemId });
    }
    await publishEnd(tx, now, row);
    await logGrant(tx, call, placed, isNew ? 'drive.grant' : 'drive.change_grant', row);
    const [answer] = await presentGrants(deps, tx, [row], { itemId, path: [] });
    return answer ?? refuse(grantErrors.drive_grant_not_found);
  });
}
