import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { envelopeTransitions } from '../envelope.transitions.ts';
import { documentOf } from '../lock-as-read.ts';
import { addSteps } from '../trail.ts';
import type { Agreements } from './agreement.interface.ts';

const { verb } = envelopeTransitions;
const moves = { rejected: verb.decline, cancelled: verb.cancel, expired: verb.expire } as const;
const steps = { rejected: 'declined', cancelled: 'cancelled', expired: 'expired' } as const;

const longest = 500;

/** What was signed by all is not ended any more. */
export async function endAgreement(
  tx: Tx,
  of: Authorized<object>,
  { envelopeId, as, reason }: Parameters<Agreements['end']>[2],
  now: Date,
): Promise<void> {
  const allowed = await envelopeTransitions.lockForSystem(tx, moves[as], envelopeId);
  if (!allowed || allowed.row.allSignedAt !== null || allowed.row.source !== 'agreement') return;
  const { sha256 } = await documentOf(tx, allowed.row);
  const words = Array.from(reason).slice(0, longest).join('');
  await addSteps(tx, partOf(of, allowed.row), sha256, [{ kind: steps[as], note: words }], now);
  await envelopeTransitions.move(tx, allowed, { now, changes: { endedAt: now, reason: words } });
}
