import type {
  rejectApplications as rejectCall,
  shortlistApplications as shortlistCall,
} from '@nukkad/contract/hiring/application/application.api';
import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../platform/http/route.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { rejectApplication } from './reject-application.ts';
import { shortlistApplication } from './shortlist-application.ts';

export const shortlistMany = (
  deps: ApplicationDependencies,
  call: SignedInCall,
  { applicationIds }: EndpointParsed<typeof shortlistCall>['body'],
): Promise<RowByRow> =>
  actRowByRow(applicationIds, (applicationId) =>
    deps.platform.write(call, (tx) => shortlistApplication(deps, tx, call, { applicationId })),
  );

export const rejectMany = (
  deps: ApplicationDependencies,
  call: SignedInCall,
  { applicationIds, ...rejection }: EndpointParsed<typeof rejectCall>['body'],
): Promise<RowByRow> =>
  actRowByRow(applicationIds, (applicationId) =>
    deps.platform.write(call, (tx) => rejectApplication(deps, tx, call, { applicationId }, rejection)),
  );
