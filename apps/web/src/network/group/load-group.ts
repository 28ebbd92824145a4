import { ApiError } from '@nukkad/contract/kernel/client';
import { getOpenGroup } from '@nukkad/contract/network/group/group.api';
import type { OpenGroup } from '@nukkad/contract/network/group/group.model';
import { type CallSettings, call } from '../../platform/api/client.ts';

const longest = 90;

/** Null: not there, or not for visitors. */
export async function loadGroup(slug: string, settings: CallSettings): Promise<OpenGroup | null> {
  if (slug.length > longest) return null;
  try {
    return await call(getOpenGroup, { query: { slug }, ...settings });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
