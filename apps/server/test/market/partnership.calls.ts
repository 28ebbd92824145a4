import * as hours from '@nukkad/contract/market/partnership/hours.api';
import * as partner from '@nukkad/contract/market/partnership/partnership.api';
import * as review from '@nukkad/contract/market/partnership/review.api';
import type { DomainCalls } from '../domain-calls.ts';
import { kavita } from '../partner-fixture.ts';
import { asIfSteppedUp } from '../step-up.ts';

const account = { holderName: kavita.fullName, accountNumber: '50100099887766', ifsc: 'HDFC0000001' };
const aadhaar = '2345 6789 0124';

export const calls: DomainCalls = {
  triedAtHome: {
    'POST /user/withdrawProfileChange': 'src/market/partnership/change/change-live-profile.test.ts',
  },
  confirmations: (tenants) => {
    /** Signed in anew: the story moves the clock further than a session of the back office lasts. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    return [
      {
        endpoint: partner.saveBankAccount,
        what: 'changing the bank account',
        arrange: async () => {
          const { owner } = tenants().b;
          const { platform, clock } = tenants().app;
          await asIfSteppedUp(platform.db, owner.sessionId, clock.now());
          return {
            who: owner,
            body: { holderName: 'Bela Owner', accountNumber: '123456789012', ifsc: 'HDFC0000001' },
          };
        },
      },
      {
        endpoint: hours.saveWorkingHours,
        what: 'changing the working hours',
        arrange: async () => {
          const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({
            weekday,
            opensMinute: 540,
            closesMinute: 1080,
          }));
          return { who: tenants().b.owner, body: { days: week, ownerWorks: false } };
        },
      },
      {
        endpoint: review.changePartnerStatus,
        what: 'suspending a partner',
        arrange: async () => ({
          who: await office(),
          body: { organisationId: tenants().b.organisationId, move: 'suspend', reason: 'Complaints' },
        }),
      },
      {
        endpoint: review.changePartnerStatus,
        what: 'lifting the suspension of a partner',
        arrange: async () => ({
          who: await office(),
          body: { organisationId: tenants().b.organisationId, move: 'lift', reason: 'Talked about' },
        }),
      },
      {
        endpoint: review.decideProfile,
        what: 'approving a change of a live profile',
        arrange: async () => {
          const { owner, organisationId } = tenants().a;
          const { body } = await owner.client.patch('user/partnerProfile', {
            companyName: 'Asha and Daughters',
          });
          const { changeId } = body.change;
          return { who: await office(), body: { organisationId, decision: 'Approved', changeId } };
        },
      },
      {
        endpoint: review.setPartnerSubscription,
        what: 'setting the first subscription of a partner',
        arrange: async () => ({
          who: await office(),
          body: { organisationId: tenants().a.organisationId, paidUntil: '2027-06-30T18:29:00.000Z' },
        }),
      },
      {
        endpoint: review.setPartnerSubscription,
        what: 'prolonging the subscription of a partner',
        arrange: async () => ({
          who: await office(),
          body: { organisationId: tenants().a.organisationId, paidUntil: '2027-12-31T18:29:00.000Z' },
        }),
      },
      {
        endpoint: partner.deactivatePartner,
        what: 'leaving as a partner',
        arrange: async () => ({ who: tenants().b.owner, body: {} }),
      },
    ];
  },
  personalWays: {
    secrets: [kavita.pan, kavita.gstNumber, account.accountNumber, aadhaar],
    person: async (app) => {
      const anonymous = app.as(null);
      return [
        await anonymous.get(`user/isPanExists?panNumber=${kavita.pan}`),
        await anonymous.get(`user/isGstExists?gstNumber=${kavita.gstNumber}`),
      ];
    },
    owner: async (app, { client, sessionId }) => {
      await asIfSteppedUp(app.platform.db, sessionId, app.clock.now());
      return [
        await client.post('kyc/panInfo', { pan: kavita.pan }),
        await client.post('kyc/gstInfo', { gstNumber: kavita.gstNumber }),
        await client.patch('user/panNumber', { pan: kavita.pan }),
        await client.patch('user/panNumber', { pan: `${kavita.pan}x`, aadhaar }),
        await client.patch('user/gstNumber', { gstNumber: kavita.gstNumber }),
        await client.post('user/bankAccount', account),
        await client.post('user/bankAccount', { ...account, ifsc: account.accountNumber }),
        await client.get('user/partnerProfile'),
      ];
    },
  },
};
