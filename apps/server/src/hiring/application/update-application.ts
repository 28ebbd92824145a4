import type {
  moveApplication as moveCall,
  rejectApplication as rejectCall,
} from '@nukkad/contract/hiring/application/application.api';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import type { ApplicationRow } from './application.store.ts';
import { declineInvitation, withdrawApplication } from './leave-application.ts';
import type { AsRead } from './lock-as-read.ts';
import { rejectApplication } from './reject-application.ts';
import { shortlistApplication } from './shortlist-application.ts';
import { reconsiderApplication, takeBackRejection } from './undo-rejection.ts';

type Moved = EndpointAnswer<typeof moveCall>;
type Asked = EndpointParsed<typeof moveCall>['body'];
type Move = (
  deps: ApplicationDependencies,
  tx: Tx,
  call: SignedInCall,
  read: AsRead,
) => Promise<ApplicationRow>;

const moves: Readonly<Record<Asked['verb'], Move>> = {
  shortlist: shortlistApplication,
  takeBack: takeBackRejection,
  reconsider: reconsiderApplication,
  decline: (_deps, tx, call, read) => declineInvitation(tx, call, read),
  withdraw: (_deps, tx, call, read) => withdrawApplication(tx, call, read),
};

const told = ({ applicationId, version }: ApplicationRow): Moved => ({ applicationId, version });

/** The moves that need no more than their name. */
export const updateApplication = (
  deps: ApplicationDependencies,
  call: SignedInCall,
  { applicationId, version, verb }: Asked,
): Promise<Moved> =>
  deps.platform.write({ ...call, withClaim: true }, async (tx) =>
    told(await moves[verb](deps, tx, call, { applicationId, version })),
  );

export const rejectOne = (
  deps: ApplicationDependencies,
  call: SignedInCall,
  { applicationId, version, ...rejection }: EndpointParsed<typeof rejectCall>['body'],
): Promise<Moved> =>
  deps.platform.write({ ...call, withClaim: true }, async (tx) =>
    told(await rejectApplication(deps, tx, call, { applicationId, version }, rejection)),
  );
