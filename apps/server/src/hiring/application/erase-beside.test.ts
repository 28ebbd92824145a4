import * as api from '@nukkad/contract/hiring/application/application.api';
import { getInterview, proposeInterview } from '@nukkad/contract/hiring/interview/interview.api';
import { getJobOffer, refuseJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlumberJob, anApplicant, lookAt, move } from '../../../test/fixtures/application-fixture.ts';
import { employer } from '../../../test/fixtures/candidate-fixture.ts';
import { anOffer, offerOf } from '../../../test/fixtures/job-offer-fixture.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { roundsOf } from '../../../test/harness/rounds-of.ts';
import { key } from '../../../test/harness/tenant.ts';
import { composeDomains } from '../../domains.ts';
import type { Domain } from '../../platform/domain.ts';

let app: Mounted;
let domains: readonly Domain[] = [];
beforeAll(async () => {
  app = await mounted((platform, sessions) => {
    domains = composeDomains(platform, sessions).domains;
    return domains;
  });
});
afterAll(() => app.close());

test('what other domains keep of an application is erased with it: interviews, offers and their letters', async () => {
  const shop = await employer(app, 'Lakshmi Home Services');
  const lakshmi = app.as(shop.owner);
  const fixture = { app, lakshmi, shop };
  const job = await aPlumberJob(lakshmi);
  const { viewer, applicationId } = await anApplicant(fixture, job);
  await move(lakshmi, 'shortlist', applicationId);
  const { interviewId } = await lakshmi.call(proposeInterview, {
    body: {
      applicationId,
      kind: 'phone',
      minutes: 30,
      interviewerIds: [shop.ownerUserId],
      times: [new Date(app.clock.now().getTime() + 2 * dayMs).toISOString()],
    },
    headers: key(),
  });
  const { jobOfferId } = await anOffer(fixture, applicationId);
  const raju = app.as(viewer);
  const { version } = await offerOf(raju, { jobOfferId });
  await raju.call(refuseJobOffer, { body: { jobOfferId, version, reason: 'wage' } });
  await app.drain();
  expect((await lookAt(lakshmi, applicationId)).status).toBe('Cancelled');
  app.clock.advance(181 * dayMs);
  await roundsOf(domains)('application.erase_ended');
  const gone = [
    lakshmi.refused(api.getApplication, { query: { applicationId } }),
    lakshmi.refused(getInterview, { query: { interviewId } }),
    lakshmi.refused(getJobOffer, { query: { jobOfferId } }),
    raju.refused(getJobOffer, { query: { jobOfferId } }),
  ];
  for (const answer of await Promise.all(gone)) expect(answer.status).toBe(404);
  expect(await lakshmi.call(api.countApplications, { query: { jobId: job.jobId } })).toMatchObject({
    withdrawn: 0,
    erased: 1,
  });
});
