import { actorOf, audit } from '../../../platform/audit.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { openPan } from '../partnership-keys.ts';

/** For a reviewer who compares it with the card, while the profile waits. No number is shown that the log does not say was read. */
export async function revealPan(
  { platform, partners }: PartnershipDependencies,
  call: SignedInCall,
  organisationId: string,
): Promise<{ pan: string | null }> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const { row } = await partners.transitions.lockTo(
      tx,
      viewer,
      partners.transitions.verb.approve,
      organisationId,
    );
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'partner.reveal_pan',
      subjectKind: 'organisation',
      subjectId: organisationId,
      detail: {},
    });
    const { panSealed } = row;
    return { pan: panSealed === null ? null : openPan(platform.config.secret, organisationId, panSealed) };
  });
}
