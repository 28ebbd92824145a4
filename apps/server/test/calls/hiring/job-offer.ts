import { applyForJob, moveApplication } from '@nukkad/contract/hiring/application/application.api';
import { updateCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import {
  acceptJobOffer,
  makeJobOffer,
  previewJobOffer,
} from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { indiranagar } from '../../fixtures/a-partner.ts';
import { aJob } from '../../fixtures/job-fixture.ts';
import { signingLetter, termsFor } from '../../fixtures/job-offer-fixture.ts';
import { signInAs } from '../../harness/sign-in.ts';
import { key } from '../../harness/tenant.ts';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const home = 'src/hiring/job-offer/job-offer.test.ts';
const documents = 'src/hiring/job-offer/offer-document.test.ts';
const moves = 'src/hiring/job-offer/job-offer-moves.test.ts';

export const calls: DomainCalls = {
  lists: { 'GET /jobs/offers': { query: '', who: 'seeker', empty: true } },
  triedAtHome: {
    'GET /jobs/offer': home,
    'GET /jobs/offers': home,
    'GET /jobs/offer/{jobOfferId}/pdf': home,
    'POST /jobs/offer/preview': home,
    'POST /jobs/offer': home,
    'POST /jobs/offer/accept': moves,
    'POST /jobs/offer/refuse': moves,
    'POST /jobs/offer/counter': moves,
    'POST /jobs/offer/answerCounter': moves,
    'POST /jobs/offer/withdraw': moves,
    'POST /jobs/offer/document': documents,
    'GET /jobs/offer/document': documents,
    'POST /jobs/offer/code': documents,
    'POST /jobs/offer/sign': documents,
  },
  confirmations: (tenants) => [
    {
      endpoint: acceptJobOffer,
      what: 'accepting a job offer',
      arrange: async () => {
        const { app, a } = tenants();
        const { client: shop } = a.owner;
        const { jobId } = await aJob(shop);
        const { client } = await signInAs(app, '9845199998', 'Jobseeker');
        await client.call(updateInfo, { body: { fullName: 'Meena Kumari' } });
        await client.call(updateCandidateProfile, {
          body: {
            tradeIds: ['electrician'],
            pincode: indiranagar.pincode,
            wage: { unit: 'month', paise: 20_000_00 },
            availableFrom: '2026-11-01',
          },
        });
        const { applicationId, version } = await client.call(applyForJob, {
          body: { jobId, answers: [], seen: { wageFrom: 20_000_00, wageTo: 26_000_00 } },
          headers: key(),
        });
        await shop.call(moveApplication, { body: { applicationId, version, verb: 'shortlist' } });
        const body = termsFor({ app }, applicationId);
        const { digest } = await shop.call(previewJobOffer, { body });
        const made = { body: { ...body, digest }, headers: key() };
        const { jobOfferId } = await shop.call(makeJobOffer, made);
        // One number is sent a code a minute.
        app.clock.advance(61_000);
        return { who: { client }, body: await signingLetter({ app }, client, { jobOfferId }) };
      },
    },
  ],
};
