import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { Alikes } from '@nukkad/contract/hiring/same-person/same-person.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentAlikes } from './find-alikes.ts';
import type { SamePersonDependencies } from './same-person.interface.ts';

export async function listAlikes(
  deps: SamePersonDependencies,
  { viewer }: SignedInCall,
  { applicationId }: { readonly applicationId: string },
): Promise<Alikes> {
  const { db } = deps.platform;
  const facts = (await deps.application.applicationFacts(db, [applicationId])).get(applicationId);
  if (!facts || !deps.application.sees(viewer, facts)) return refuse(applicationErrors.application_not_found);
  return presentAlikes(deps, db, viewer, facts);
}
