import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import type { ComponentType, ReactNode } from 'react';
import { withWords } from '../../platform/i18n/with-words.ts';
import { Shell } from './shell.tsx';
import { isWorkRole } from './work-role.ts';

/** What is around the private pages of this person; customers do not load the frame of work. */
export async function frameOf({ role }: MyProfile): Promise<ComponentType<{ children: ReactNode }>> {
  if (!isWorkRole(role)) return Shell;
  const { WorkFrame } = await withWords('app/work/work-frame.tsx', () => import('../work/work-frame.tsx'));
  return WorkFrame;
}
