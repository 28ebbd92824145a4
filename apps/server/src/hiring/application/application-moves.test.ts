import * as api from '@nukkad/contract/hiring/application/application.api';
import {
  applicationLifecycle,
  applicationStatuses,
  type ApplicationStatus,
} from '@nukkad/contract/hiring/application/application.noun';
import { canMove, mayActor } from '@nukkad/contract/kernel/lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  anApplicant,
  applicationFixture,
} from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';

let fixture: ApplicationFixture;
let applicationId: string;
let candidate: TestClient;
beforeAll(async () => {
  fixture = await applicationFixture();
  const made = await anApplicant(fixture, await aPlumberJob(fixture.lakshmi));
  applicationId = made.applicationId;
  candidate = fixture.app.as(made.viewer);
});
afterAll(() => fixture.app.close());

/** In this state, a rejection as one that was told. */
async function standAt(status: ApplicationStatus): Promise<void> {
  const isRejected = status === 'Rejected';
  await sql`update application set status = ${status}, version = 1, declined_at = null,
      rejected_from = ${isRejected ? 'Pending' : null}, rejected_at = ${isRejected ? fixture.app.clock.now() : null},
      reject_reason = ${isRejected ? 'wage' : null}, reject_words = null,
      tell_at = ${isRejected ? fixture.app.clock.now() : null}, told_at = ${isRejected ? fixture.app.clock.now() : null}
    where application_id = ${applicationId}`.execute(fixture.app.platform.db);
}

const verbs = ['shortlist', 'reject', 'takeBack', 'reconsider', 'decline', 'withdraw'] as const;
type Verb = (typeof verbs)[number];

const send = (client: TestClient, verb: Verb) =>
  verb === 'reject'
    ? client.askLoosely(api.rejectApplication, {
        body: { applicationId, version: 1, reason: 'wage', delayHours: 0 },
      })
    : client.askLoosely(api.moveApplication, { body: { applicationId, version: 1, verb } });

/** What else must hold of a rejection that its candidate knows. */
const guarded: Partial<Record<Verb, string>> = {
  takeBack: 'application_told',
  withdraw: 'application_moved_on',
};

function codeFor(verb: Verb, status: ApplicationStatus, actor: 'Jobseeker' | 'Employer'): string | undefined {
  if (!mayActor(applicationLifecycle, verb, actor)) return 'forbidden';
  if (!canMove(applicationLifecycle, verb, status)) return 'application_moved_on';
  return status === 'Rejected' ? guarded[verb] : undefined;
}

test.each(applicationStatuses)(
  'promise 6: from %s each side makes the moves of the table and no other',
  async (status) => {
    for (const verb of verbs)
      for (const [actor, client] of [
        ['Jobseeker', candidate],
        ['Employer', fixture.lakshmi],
      ] as const) {
        await standAt(status);
        const { body } = await send(client, verb);
        expect([actor, verb, body.code]).toEqual([actor, verb, codeFor(verb, status, actor)]);
      }
  },
);

test('promise 42: strangers of every role find no application, and who may only look moves none', async () => {
  const { app, vikram, shop } = fixture;
  await standAt('Pending');
  const stranger = app.as(await seeker(app, 'Meena Kumari'));
  const looker = app.as(deskOf(shop, 'hireTalent.view'));
  const withoutRights = app.as(deskOf(shop));
  for (const verb of verbs) {
    expect((await send(vikram, verb)).body.code).toBe('application_not_found');
    for (const one of [looker, withoutRights]) expect((await send(one, verb)).status).toBe(403);
    const answer = await send(stranger, verb);
    expect([verb, answer.status]).toEqual([verb, verb === 'reject' ? 403 : 404]);
  }
  const { rows } = await sql<{ version: number }>`select version from application
    where application_id = ${applicationId}`.execute(app.platform.db);
  expect(rows).toEqual([{ version: 1 }]);
});
