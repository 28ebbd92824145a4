import type { PartyAnswer, PartyBody } from '@nukkad/contract/work/party/party.model';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { PartyDependencies } from './party.interface.ts';
import { mayAdd, organisationOf } from './party.policy.ts';
import { readParty } from './read-parties.ts';
import { newPartyRow, partsOf, writeParty } from './write-party.ts';

export function addParty(deps: PartyDependencies, call: SignedInCall, body: PartyBody): Promise<PartyAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const row = authorize(newPartyRow(organisationOf(viewer), body, now), mayAdd(viewer));
    await writeParty(deps, tx, viewer, row, { parts: partsOf(body), now });
    return readParty(deps, tx, viewer, row);
  });
}
