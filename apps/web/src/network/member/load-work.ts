import { listShownJobCards } from '@nukkad/contract/network/job-card/job-card.api';
import { type CallSettings, call } from '../../platform/api/client.ts';
import { loadMember } from './load-member.ts';

const limit = 6;

/** A member with its verified work, behind `cursor` where the address has one; null: not there, or not for the one who asks. */
export async function loadMemberWork(handle: string, cursor: string | undefined, settings: CallSettings) {
  const shown = await loadMember(handle, settings);
  if (!shown) return null;
  const { memberId } = shown.member;
  const query = { memberId, limit, ...(cursor !== undefined && { cursor }) };
  return { shown, work: await call(listShownJobCards, { query, ...settings }), isMore: cursor !== undefined };
}
