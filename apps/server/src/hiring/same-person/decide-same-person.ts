import type { decideSamePerson as decideCall } from '@nukkad/contract/hiring/same-person/same-person.api';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { Alikes } from '@nukkad/contract/hiring/same-person/same-person.model';
import { samePersonErrors } from '@nukkad/contract/hiring/same-person/same-person.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { organisationOf } from '../../platform/viewer.ts';
import type { ApplicationFacts } from '../application/index.ts';
import { findAlikes, presentAlikes } from './find-alikes.ts';
import type { SamePersonDependencies } from './same-person.interface.ts';
import { listJoined, lockDecisions, partFrom, saveDecision } from './same-person.store.ts';

type Asked = EndpointParsed<typeof decideCall>['body'];

/** The application whose page it is, and the other person by an application that the business reads as well. */
async function readBoth(
  deps: SamePersonDependencies,
  tx: Tx,
  { viewer }: SignedInCall,
  { applicationId, otherId }: Asked,
): Promise<{ readonly one: Authorized<ApplicationFacts>; readonly other: ApplicationFacts }> {
  const { application } = deps;
  const facts = await application.applicationFacts(tx, [applicationId, otherId]);
  const [one, asked] = [facts.get(applicationId), facts.get(otherId)];
  if (!one || !application.sees(viewer, one)) return refuse(applicationErrors.application_not_found);
  const allowed = authorize(one, application.mayDecide(viewer, one));
  const alikes = await findAlikes(deps, tx, viewer, one);
  const other = alikes.find((alike) => alike.facts.userId === asked?.userId)?.facts;
  return other ? { one: allowed, other } : refuse(samePersonErrors.same_person_not_found);
}

/** Joined, the applications of both are shown together to this business; no account hears of it. */
export const decideSamePerson = (
  deps: SamePersonDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<Alikes> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const organisationId = organisationOf(viewer);
    await lockDecisions(tx, organisationId);
    const { one, other } = await readBoth(deps, tx, call, asked);
    if (asked.verdict === 'different') {
      const from = [one.userId, ...(await listJoined(tx, organisationId, one.userId))];
      await partFrom(tx, partOf(one, { organisationId, userId: other.userId, from }));
    }
    const decision = {
      organisationId,
      one,
      other,
      verdict: asked.verdict,
      saidBy: viewer.userId,
      saidAt: now,
    };
    await saveDecision(tx, partOf(one, decision));
    await audit(tx, now, {
      ...actorOf(viewer),
      action: asked.verdict === 'same' ? 'same_person.join' : 'same_person.separate',
      subjectKind: 'application',
      subjectId: one.applicationId,
    });
    return presentAlikes(deps, tx, viewer, one);
  });
