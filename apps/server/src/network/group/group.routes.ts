import * as api from '@nukkad/contract/network/group/group.api';
import * as invitationApi from '@nukkad/contract/network/group/group-invitation.api';
import { type Route, route } from '../../platform/http/route.ts';
import { changeMember } from './change-member.ts';
import { changeOwnMembership } from './change-own-membership.ts';
import type { GroupDependencies } from './group.interface.ts';
import { answerInvitation } from './invitation/answer-invitation.ts';
import { inviteToGroup, withdrawInvitation } from './invitation/invite.ts';
import { listInvitations } from './invitation/list-invitations.ts';
import { listInvitees } from './invitation/list-invitees.ts';
import { listGroups } from './list-groups.ts';
import { addCover } from './add-cover.ts';
import { listMembers } from './list-members.ts';
import { getOpenGroup } from './read-open-group.ts';
import { getGroup } from './read-groups.ts';
import { closeGroup, createGroup, updateGroup } from './save-group.ts';

export const groupRoutes = (deps: GroupDependencies): readonly Route[] => [
  route(api.getGroups, (call) => listGroups(deps, call, call.input.query)),
  route(api.getGroup, (call) => getGroup(deps, call, call.input.query.slug)),
  route(api.getOpenGroup, (call) => getOpenGroup(deps, call, call.input.query.slug)),
  route(api.addGroupPicture, (call) => addCover(deps, call)),
  route(api.createGroup, (call) => createGroup(deps, call, call.input.body)),
  route(api.updateGroup, (call) => updateGroup(deps, call, call.input.body)),
  route(api.closeGroup, (call) => closeGroup(deps, call, call.input.body)),
  route(api.changeOwnMembership, (call) => changeOwnMembership(deps, call, call.input.body)),
  route(api.listGroupMembers, (call) => listMembers(deps, call, call.input.query)),
  route(api.changeGroupMember, (call) => changeMember(deps, call, call.input.body)),
  route(invitationApi.listInvitees, (call) => listInvitees(deps, call, call.input.query)),
  route(invitationApi.inviteToGroup, (call) => inviteToGroup(deps, call, call.input.body)),
  route(invitationApi.withdrawInvitation, (call) => withdrawInvitation(deps, call, call.input.body)),
  route(invitationApi.listInvitations, (call) => listInvitations(deps, call, call.input.query)),
  route(invitationApi.answerInvitation, (call) => answerInvitation(deps, call, call.input.body)),
];
