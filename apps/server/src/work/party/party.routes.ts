import * as api from '@nukkad/contract/work/party/party.api';
import { type Route, route } from '../../platform/http/route.ts';
import { readImport } from '../../platform/import/read-import.ts';
import { addParty } from './add-party.ts';
import { editParty } from './edit-party.ts';
import { importParties, partyTemplate } from './import-parties.ts';
import type { PartyDependencies } from './party.interface.ts';
import { getParty, listParties } from './read-parties.ts';

export const partyRoutes = (deps: PartyDependencies): readonly Route[] => [
  route(api.listParties, (call) => listParties(deps, call, call.input.query)),
  route(api.getParty, (call) => getParty(deps, call, call.input.query)),
  route(api.addParty, (call) => addParty(deps, call, call.input.body)),
  route(api.editParty, (call) => editParty(deps, call, call.input.body)),
  route(api.partyTemplate, async () => partyTemplate()),
  route(api.readPartySheet, (call) => readImport(deps.platform, call)),
  route(api.addParties, (call) => importParties(deps, call, call.input.body)),
];
