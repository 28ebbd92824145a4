import {
  applyForJob,
  getApplication,
  moveApplication,
} from '@nukkad/contract/hiring/application/application.api';
import { updateCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import { hireCandidate } from '@nukkad/contract/hiring/hire/hire.api';
import { acceptJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { indiranagar } from '../../fixtures/a-partner.ts';
import { seenOf } from '../../fixtures/application-fixture.ts';
import { aJob } from '../../fixtures/job-fixture.ts';
import { accepting, anOffer, offerOf } from '../../fixtures/job-offer-fixture.ts';
import { signInAs } from '../../harness/sign-in.ts';
import { key } from '../../harness/tenant.ts';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import type { Tenants } from '../../walks/two-tenants.ts';

const hires = 'src/hiring/hire/hire.test.ts';
const feedback = 'src/hiring/hire/feedback.test.ts';

/** Of a person who has accepted the offer for a job of the first tenant. */
async function anAcceptedOffer({ app, a }: Tenants): Promise<string> {
  const lakshmi = a.owner.client;
  const job = await aJob(lakshmi);
  const { client } = await signInAs(app, '9845199998', 'Jobseeker');
  await client.call(updateInfo, { body: { fullName: 'Raju Yadav' } });
  await client.call(updateCandidateProfile, {
    body: {
      tradeIds: ['electrician'],
      pincode: indiranagar.pincode,
      wage: { unit: 'month', paise: 20_000_00 },
      availableFrom: '2026-11-01',
    },
  });
  const { applicationId } = await client.call(applyForJob, {
    body: { jobId: job.jobId, answers: [], seen: seenOf(job) },
    headers: key(),
  });
  const { version } = await lakshmi.call(getApplication, { query: { applicationId } });
  await lakshmi.call(moveApplication, { body: { applicationId, version, verb: 'shortlist' } });
  const { jobOfferId } = await anOffer({ app, lakshmi }, applicationId);
  const offer = await offerOf(client, { jobOfferId });
  // One number is sent a code a minute.
  app.clock.advance(61_000);
  await client.call(acceptJobOffer, await accepting({ app }, client, offer));
  return applicationId;
}

export const calls: DomainCalls = {
  lists: { 'GET /jobs/feedback/employer': { query: '', who: 'owner', empty: true } },
  triedAtHome: {
    'GET /jobs/hire/terms': hires,
    'GET /jobs/hire': hires,
    'POST /jobs/hire': hires,
    'POST /jobs/feedback/employer': feedback,
    'POST /jobs/feedback/candidate': feedback,
  },
  confirmations: (tenants) => [
    {
      endpoint: hireCandidate,
      what: 'hiring a candidate',
      arrange: async () => ({
        who: tenants().a.owner,
        body: {
          applicationId: await anAcceptedOffer(tenants()),
          departmentId: null,
          managerId: null,
          isProfessional: true,
          preset: 'Professional',
          structureId: null,
          documents: [],
          firstShift: null,
        },
      }),
    },
  ],
};
