import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import { factsOfBusiness, factsOfPerson } from './member-facts.ts';
import type { MemberDependencies } from './member.interface.ts';
import { listOfOwners, saveMemberFacts } from './member.store.ts';

const why = 'a member shows what its account or business says';

/** The name and whether they are here; where they work may have changed only with their own act. */
async function followPerson(deps: MemberDependencies, userId: string): Promise<void> {
  const { platform } = deps;
  const { db } = platform;
  const [row] = await listOfOwners(db, [userId], []);
  const facts = row && (await factsOfPerson(deps, db, { userId, organisationId: null }));
  if (!row || !facts) return;
  const { shownName, isActive } = facts;
  await platform.write(system, (tx) =>
    saveMemberFacts(tx, systemAuthorized({ ...row, shownName, isActive }, why)),
  );
}

async function followBusiness(deps: MemberDependencies, organisationId: string): Promise<void> {
  const { platform } = deps;
  const { db } = platform;
  const [row] = await listOfOwners(db, [], [organisationId]);
  const facts = row && (await factsOfBusiness(deps, db, organisationId));
  if (!row || !facts) return;
  await platform.write(system, (tx) => saveMemberFacts(tx, systemAuthorized({ ...row, ...facts }, why)));
}

export const memberConsumers = (deps: MemberDependencies): readonly Consumer[] => [
  consumer(
    'member.follow_owner',
    when(accountEvents.renamed, ({ facts }) => followPerson(deps, facts.userId)),
    when(accountEvents.statusChanged, ({ facts }) => followPerson(deps, facts.userId)),
    when(partnerEvents.profileChanged, ({ facts }) => followBusiness(deps, facts.organisationId)),
    when(partnerEvents.statusChanged, ({ facts }) => followBusiness(deps, facts.organisationId)),
  ),
];
