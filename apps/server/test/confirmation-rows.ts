import * as leave from '@nukkad/contract/identity/account/deactivation.api';
import * as people from '@nukkad/contract/identity/account/people.api';
import * as offer from '@nukkad/contract/market/catalog/partner-service.api';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import * as feature from '@nukkad/contract/identity/partner/feature.api';
import * as hours from '@nukkad/contract/market/partnership/hours.api';
import * as partner from '@nukkad/contract/market/partnership/partnership.api';
import * as review from '@nukkad/contract/market/partnership/review.api';
import * as privacy from '@nukkad/contract/identity/privacy/privacy.api';
import * as staff from '@nukkad/contract/identity/staff/staff.api';
import { asIfSteppedUp } from './step-up.ts';
import type { TestClient, Wire } from './test-client.ts';
import type { Tenants } from './two-tenants.ts';

export interface Row {
  readonly endpoint: AnyEndpoint;
  readonly what: string;
  /** Brings the story to where this is confirmed; answers who confirms it, and the body without what was seen. */
  readonly arrange: () => Promise<{
    who: { readonly client: Pick<TestClient, 'get' | 'post' | 'patch'> };
    body: Wire;
    params?: Readonly<Record<string, string>>;
  }>;
  /** Keeps what the next rows need. */
  readonly after?: (answer: Wire) => void;
}

/** What confirms a standing, terms or the end of something, in the order of one story; begun by the second tenant. */
export function confirmationRows(tenants: () => Tenants): readonly Row[] {
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
      endpoint: offer.updateService,
      what: 'changing an own price',
      arrange: async () => ({
        who: tenants().b.owner,
        body: { serviceId: tenants().serviceId, minutes: 75 },
      }),
    },
    {
      endpoint: hours.saveWorkingHours,
      what: 'changing the working hours',
      arrange: async () => {
        const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));
        return { who: tenants().b.owner, body: { days: week, ownerWorks: false } };
      },
    },
    {
      endpoint: feature.setFeature,
      what: 'closing a feature to a partner',
      arrange: async () => ({
        who: await office(),
        params: { organisationId: tenants().b.organisationId },
        body: { key: 'salary', adminEnabled: false, why: 'Not agreed' },
      }),
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
      endpoint: staff.leaveTeam,
      what: 'leaving a team',
      arrange: async () => ({
        who: tenants().b.colleague,
        body: { staffId: tenants().b.staffIds.colleague },
      }),
    },
    {
      endpoint: people.endPersonSessions,
      what: 'signing a person out everywhere',
      arrange: async () => ({
        who: await office(),
        params: { userId: tenants().b.professional.userId },
        body: { why: 'Lost the phone' },
      }),
    },
    {
      endpoint: leave.deactivate,
      what: 'closing an account',
      arrange: async () => {
        const { buyer } = tenants().b;
        await asIfSteppedUp(tenants().app.platform.db, buyer.sessionId, tenants().app.clock.now());
        return { who: buyer, body: { reason: 'Moving away' } };
      },
    },
    {
      endpoint: privacy.eraseAccount,
      what: 'erasing an account',
      arrange: async () => {
        const { buyer } = tenants().b;
        await buyer.client.post('user/deactivate/withdraw');
        await asIfSteppedUp(tenants().app.platform.db, buyer.sessionId, tenants().app.clock.now());
        return { who: buyer, body: { understood: true } };
      },
    },
    {
      endpoint: partner.deactivatePartner,
      what: 'leaving as a partner',
      arrange: async () => ({ who: tenants().b.owner, body: {} }),
    },
  ];
}
