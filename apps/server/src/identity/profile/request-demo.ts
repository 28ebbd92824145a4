import { profileErrors, profileEvents } from '@nukkad/contract/identity/profile/profile.noun';
import type { requestDemo as askDemoEndpoint } from '@nukkad/contract/identity/profile/profile.api';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { insertDemoRequest } from './demo-request.store.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { ownPerson } from './profile.policy.ts';

type Asked = EndpointParsed<typeof askDemoEndpoint>['body'];

/** One open request per person; a second one is refused. */
export async function requestDemo(
  { platform }: ProfileDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<EndpointAnswer<typeof askDemoEndpoint>> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const demoRequestId = newId();
    const own = ownPerson(viewer);
    const request = partOf(own, { ...asked, demoRequestId, userId: own.userId });
    if (!(await insertDemoRequest(tx, request, now))) refuse(profileErrors.demo_asked);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'profile.ask_demo',
      subjectKind: 'demo_request',
      subjectId: demoRequestId,
    });
    await publish(tx, now, profileEvents.demoAsked, { demoRequestId });
    return { demoRequestId, status: 'Open' as const, askedAt: now.toISOString() };
  });
}
