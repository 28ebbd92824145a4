import type { ProfileStrength } from '@nukkad/contract/profile/profile.model';
import type { Reader } from '../platform/db/database.ts';
import type { Viewer } from '../platform/viewer.ts';
import { strengthKind, strengthOf } from './strength.rules.ts';
import { findStrengthFacts } from './strength.store.ts';

export async function readStrength(reader: Reader, viewer: Viewer): Promise<ProfileStrength> {
  const facts = await findStrengthFacts(reader, viewer.userId, viewer.organisationId);
  return strengthOf(strengthKind(viewer.role), facts);
}
