import * as api from '@nukkad/contract/network/connection/connection.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { blockMember, unblockMember } from './block/block-member.ts';
import { listOwnBlocks } from './block/list-blocks.ts';
import type { ConnectionDependencies } from './connection.interface.ts';
import { listInCommon, searchPeople } from './find-people.ts';
import { countOwn, listOwn } from './list-connections.ts';
import { readMember } from './member-page.ts';
import { sendRequest } from './send-request.ts';
import { listOwnVisitors } from './visit/list-visitors.ts';
import { dismissSuggested, listSuggested } from './suggestion/suggest.ts';
import { updateConnection } from './update-connection.ts';

export const connectionRoutes = (deps: ConnectionDependencies): readonly Route[] => [
  route(api.sendRequest, (call) => sendRequest(deps, call, call.input.body)),
  route(api.updateConnection, (call) => updateConnection(deps, call, call.input.body)),
  route(api.listConnections, (call) => listOwn(deps, call, call.input.query)),
  route(api.countConnections, (call) => countOwn(deps, call)),
  route(api.listApprovedUsers, (call) => listOwn(deps, call, call.input.query)),
  route(api.findMembers, (call) => searchPeople(deps, call, call.input.query)),
  route(api.listSuggestions, (call) => listSuggested(deps, call, call.input.query)),
  route(api.dismissSuggestion, (call) => dismissSuggested(deps, call, call.input.query.memberId)),
  openRoute(api.getMember, (call) => readMember(deps, call, call.input.query)),
  route(api.listMutual, (call) => listInCommon(deps, call, call.input.query)),
  route(api.listVisitors, (call) => listOwnVisitors(deps, call, call.input.query)),
  route(api.blockMember, (call) => blockMember(deps, call, call.input.body.memberId)),
  route(api.unblockMember, (call) => unblockMember(deps, call, call.input.query.memberId)),
  route(api.listBlocks, (call) => listOwnBlocks(deps, call, call.input.query)),
];
