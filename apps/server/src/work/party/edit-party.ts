import { partyErrors } from '@nukkad/contract/work/party/party.noun';
import type { PartyAnswer, PartyBody } from '@nukkad/contract/work/party/party.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PartyDependencies } from './party.interface.ts';
import { replaceParts } from './party-parts.store.ts';
import { mayEdit, organisationOf } from './party.policy.ts';
import { lockParty, saveParty } from './party.store.ts';
import { readParty } from './read-parties.ts';
import { bookOpening, partsOf, writtenOf } from './write-party.ts';

export function editParty(
  deps: PartyDependencies,
  call: SignedInCall,
  { partyId, version, ...body }: PartyBody & { readonly partyId: string; readonly version: number },
): Promise<PartyAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const before = await lockParty(tx, organisationOf(viewer), partyId);
    if (!before) return refuse(partyErrors.party_not_found);
    const after = { ...before, ...writtenOf(body), updatedAt: now, version: version + 1 };
    const row = authorize(after, mayEdit(viewer, before));
    if (before.version !== version) refuse(partyErrors.party_changed);
    await saveParty(tx, row);
    await replaceParts(tx, row, partsOf(body));
    await bookOpening(deps, tx, row, { changePaise: row.openingPaise - before.openingPaise, now });
    const subject = { subjectKind: 'party', subjectId: partyId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'party.edit', ...subject });
    return readParty(deps, tx, viewer, row);
  });
}
