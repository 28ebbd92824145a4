/** What the machine does by the clock. Each looks again at the row, so told twice it does nothing. */
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { findDocument } from './document.store.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { afterDays, heardBy, reminderDays, turnsOf } from './envelope.rules.ts';
import { type MovedEnvelope, listToRemind } from './envelope.store.ts';
import { envelopeTransitions } from './envelope.transitions.ts';
import { listRecipients } from './recipient.store.ts';
import { addSteps } from './trail.ts';

const { verb } = envelopeTransitions;

const hashIn = async (tx: Tx, { envelopeId, documentVersion }: MovedEnvelope): Promise<string> =>
  (await findDocument(tx, envelopeId, documentVersion))?.sha256 ?? '';

/** Its days are over. */
export async function expireEnvelope({ platform }: EnvelopeDependencies, envelopeId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const allowed = await envelopeTransitions.lockForSystem(tx, verb.expire, envelopeId);
    if (!allowed || allowed.row.allSignedAt !== null) return;
    if (allowed.row.endsAt === null || allowed.row.endsAt > now) return;
    const told = heardBy(await listRecipients(tx, [envelopeId]));
    await addSteps(tx, allowed.row, await hashIn(tx, allowed.row), [{ kind: 'expired' }], now);
    await envelopeTransitions.move(tx, allowed, { now, changes: { endedAt: now }, told });
  });
}

async function remindOne({ platform }: EnvelopeDependencies, envelopeId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const allowed = await envelopeTransitions.lockForSystem(tx, verb.remind, envelopeId);
    const { remindAt = null, allSignedAt = null, inOrder = false } = allowed?.row ?? {};
    if (!allowed || allSignedAt !== null || remindAt === null || remindAt > now) return;
    const reminded = turnsOf(await listRecipients(tx, [envelopeId]), inOrder);
    await addSteps(tx, allowed.row, await hashIn(tx, allowed.row), [{ kind: 'reminded' }], now);
    const changes = { remindAt: afterDays(now, reminderDays.next) };
    await envelopeTransitions.move(tx, allowed, { now, changes, reminded });
  });
}

const atOnce = 500;

/** After three days, and then every two: each day at ten in India. */
export async function remindDue(deps: EnvelopeDependencies): Promise<void> {
  const { clock, db } = deps.platform;
  for (const envelopeId of await listToRemind(db, clock.now(), atOnce)) await remindOne(deps, envelopeId);
}
