import { applyForJob } from '@nukkad/contract/hiring/application/application.api';
import { updateCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { indiranagar } from '../../fixtures/a-partner.ts';
import { aJob } from '../../fixtures/job-fixture.ts';
import { signInAs } from '../../harness/sign-in.ts';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const moves = 'src/hiring/application/application-moves.test.ts';
const reads = 'src/hiring/application/application.test.ts';

export const calls: DomainCalls = {
  publicIds: ['POST /jobs/applyForJob'],
  lists: {
    'GET /jobs/getAppliedJobs': { query: '', who: 'seeker', empty: true },
    'GET /jobs/getAppliedCandidates': {
      query: (_things, { jobId }) => `jobId=${jobId}`,
      who: 'owner',
      empty: true,
    },
  },
  triedAtHome: {
    'GET /jobs/getAppliedCandidates': reads,
    'GET /jobs/appliedCount': reads,
    'GET /jobs/getAppliedJobs': reads,
    'GET /jobs/appliedJob': reads,
    'GET /jobs/application': reads,
    'PATCH /jobs/updateAppliedJob': moves,
    'POST /jobs/application/reject': moves,
    'POST /jobs/application/shortlists': 'src/hiring/application/rejection.test.ts',
    'POST /jobs/application/rejections': 'src/hiring/application/rejection.test.ts',
    'POST /jobs/candidate/invite': 'src/hiring/application/invitation.test.ts',
  },
  confirmations: (tenants) => [
    {
      endpoint: applyForJob,
      what: 'applying for a job',
      arrange: async () => {
        const { app, a } = tenants();
        const { jobId } = await aJob(a.owner.client);
        const { client } = await signInAs(app, '9845199999', 'Jobseeker');
        await client.ask(updateInfo, { body: { fullName: 'Raju Yadav' } });
        await client.ask(updateCandidateProfile, {
          body: {
            tradeIds: ['electrician'],
            pincode: indiranagar.pincode,
            wage: { unit: 'month', paise: 20_000_00 },
            availableFrom: '2026-11-01',
          },
        });
        return { who: { client }, body: { jobId, answers: [] } };
      },
    },
  ],
};
