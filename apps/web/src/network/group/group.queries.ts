import * as api from '@nukkad/contract/network/group/group.api';
import type { MemberAction } from '@nukkad/contract/network/group/group.model';
import * as invitationApi from '@nukkad/contract/network/group/group-invitation.api';
import * as postApi from '@nukkad/contract/network/post/group-post.api';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 20;

export interface GroupsAsked {
  readonly q?: string;
  readonly trade?: string;
  readonly city?: string;
  readonly mine?: 'true';
}

export const useGroups = (asked: GroupsAsked) => usePages(api.getGroups, { ...asked, limit: shown });
export const useGroup = (slug: string) => useAsked(api.getGroup, { query: { slug } });
export const useGroupMembers = (groupId: string, of: 'members' | 'requests') =>
  usePages(api.listGroupMembers, { groupId, of, limit: shown });
export const useWaitingPosts = (groupId: string) =>
  usePages(postApi.listWaitingPosts, { groupId, limit: shown });

export const useOwnMembership = (action: 'join' | 'leave') =>
  useSend(api.changeOwnMembership, { given: (groupId: string) => ({ body: { groupId, action } }) });

export interface AboutMember {
  readonly groupId: string;
  readonly memberId: string;
  readonly version: number;
}
export const useChangeMember = (action: MemberAction) =>
  useSend(api.changeGroupMember, { given: (about: AboutMember) => ({ body: { ...about, action } }) });

export const useDecidePost = () => useSend(postApi.decideGroupPost);

export const useInvitations = () => usePages(invitationApi.listInvitations, { limit: shown });
export const useInvitees = (groupId: string, q: string) =>
  usePages(invitationApi.listInvitees, { groupId, limit: shown, ...(q && { q }) });

interface Invited {
  readonly groupId: string;
  readonly memberId: string;
}
export const useInvite = () => useSend(invitationApi.inviteToGroup, { given: (body: Invited) => ({ body }) });
export const useWithdrawInvitation = () =>
  useSend(invitationApi.withdrawInvitation, { given: (body: Invited) => ({ body }) });
export const useAnswerInvitation = (action: 'accept' | 'decline') =>
  useSend(invitationApi.answerInvitation, { given: (groupId: string) => ({ body: { groupId, action } }) });
export const useCloseGroup = () =>
  useSend(api.closeGroup, {
    given: ({ groupId, version }: { readonly groupId: string; readonly version: number }) => ({
      body: { groupId, version },
    }),
  });
