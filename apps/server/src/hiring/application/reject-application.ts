import type { rejectApplication as rejectCall } from '@nukkad/contract/hiring/application/application.api';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { tellAfter } from './application.rules.ts';
import type { ApplicationRow } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';
import { type AsRead, lockAsRead } from './lock-as-read.ts';

type Rejection = Pick<EndpointParsed<typeof rejectCall>['body'], 'reason' | 'words' | 'delayHours'>;

/** After the hours that the employer chose; sooner, where the candidate would be reminded of an interview before. */
async function tellAtOf(
  { tellBy }: Pick<ApplicationDependencies, 'tellBy'>,
  tx: Tx,
  { applicationId, step }: ApplicationRow,
  { now, delayHours }: { readonly now: Date; readonly delayHours: number },
): Promise<Date> {
  const chosen = tellAfter(now, delayHours);
  if (step !== 'Interview') return chosen;
  const latest = (await tellBy.answers[0]?.(tx, [applicationId], now))?.get(applicationId);
  return latest && latest < chosen ? latest : chosen;
}

/** With a reason, which the candidate hears later. */
export async function rejectApplication(
  deps: Pick<ApplicationDependencies, 'tellBy'>,
  tx: Tx,
  call: SignedInCall,
  read: AsRead,
  { reason, words, delayHours }: Rejection,
): Promise<ApplicationRow> {
  const { now } = call;
  const allowed = await lockAsRead(tx, call, applicationTransitions.verb.reject, read);
  // It can be accepted, and a candidate may not hear of a rejection for hours.
  if (allowed.row.step === 'Offer') refuse(applicationErrors.application_offer_open);
  const changes = {
    rejectedFrom: allowed.row.status,
    rejectedAt: now,
    rejectReason: reason,
    rejectWords: words ?? null,
    tellAt: await tellAtOf(deps, tx, allowed.row, { now, delayHours }),
    toldAt: null,
  };
  return applicationTransitions.move(tx, allowed, { now, changes });
}
