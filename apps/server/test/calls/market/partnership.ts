import { isGstExists, isPanExists } from '@nukkad/contract/identity/account/sign-in.api';
import {
  getGstInfo,
  getPanInfo,
  getPartnerProfile,
  saveGstNumber,
  savePanNumber,
  updatePartnerProfile,
} from '@nukkad/contract/market/partnership/partnership.api';
import * as hours from '@nukkad/contract/market/partnership/hours.api';
import * as partner from '@nukkad/contract/market/partnership/partnership.api';
import * as review from '@nukkad/contract/market/partnership/review.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { kavita } from '../../fixtures/partner-fixture.ts';
import { asIfSteppedUp } from '../../harness/step-up.ts';
import { required } from '../../harness/required.ts';

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
          body: {
            organisationId: tenants().b.organisationId,
            move: 'suspend',
            reason: 'Several customers complained.',
          },
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
          const { body } = await owner.client.ask(updatePartnerProfile, {
            body: {
              companyName: 'Asha and Daughters',
            },
          });
          const { changeId } = required(body.change);
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
        await anonymous.ask(isPanExists, { query: { panNumber: kavita.pan } }),
        await anonymous.ask(isGstExists, { query: { gstNumber: kavita.gstNumber } }),
      ];
    },
    owner: async (app, { client, sessionId }) => {
      await asIfSteppedUp(app.platform.db, sessionId, app.clock.now());
      return [
        await client.ask(getPanInfo, { body: { pan: kavita.pan } }),
        await client.ask(getGstInfo, { body: { gstNumber: kavita.gstNumber } }),
        await client.ask(savePanNumber, { body: { pan: kavita.pan } }),
        await client.askLoosely(savePanNumber, { body: { pan: `${kavita.pan}x`, aadhaar } }),
        await client.ask(saveGstNumber, { body: { gstNumber: kavita.gstNumber } }),
        await client.ask(partner.saveBankAccount, { body: account }),
        await client.ask(partner.saveBankAccount, { body: { ...account, ifsc: account.accountNumber } }),
        await client.ask(getPartnerProfile),
      ];
    },
  },
};
