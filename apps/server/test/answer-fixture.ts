import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { getServiceDetails, listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { updateService } from '@nukkad/contract/market/catalog/partner-service.api';
import { placeBooking } from '@nukkad/contract/market/booking/booking.api';
import type { OwnAnswer } from '@nukkad/contract/market/catalog/partner-service.api';
import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { sql } from 'kysely';
import { refreshAllServiceAreas, seedPartnerServices } from '../seed/catalog.ts';
import { composeDomains } from '../src/domains.ts';
import { type TestPartner, aPartner, aUser, anAddress, indiranagar } from './a-partner.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import type { Answer, TestClient, Wire } from './test-client.ts';
import { required } from './required.ts';

/** One more AC adds one more unit and 50 minutes; the spray ₹199 and 10 minutes. */
export const serviceId = 'split-ac-service';
export const one = `${serviceId}.units.1`;
export const two = `${serviceId}.units.2`;
export const three = `${serviceId}.units.3`;
export const spray = `${serviceId}.extras.anti-rust`;
export const { pincode } = indiranagar;
export const cartPath = 'service/cart/service';
const day = '2026-11-24';

export const line = (...optionIds: string[]) => ({ serviceId, quantity: 1, optionIds });
export const off = (optionId: string): OwnAnswer => ({
  optionId,
  price: null,
  minutes: null,
  offered: false,
});

/** The answer of that id on a service's page. */
export const optionIn = (body: Wire, optionId: string): Wire =>
  body.questions.flatMap(({ options }: Wire) => options).find((option: Wire) => option.optionId === optionId);

type Asked = EndpointInput<typeof getServiceDetails>['query'];

/** Two shops that serve one place, both at ₹600; the first is the best match. */
export interface AnswerFixture {
  readonly app: Mounted;
  readonly best: TestPartner;
  readonly second: TestPartner;
  readonly anonymous: TestClient;
  readonly ownerOf: (partner: TestPartner) => TestClient;
  /** Saves them as the owner does, and lets what follows happen. */
  readonly setAnswers: (partner: TestPartner, answers: readonly Partial<OwnAnswer>[]) => Promise<Answer>;
  readonly aBuyer: () => Promise<TestClient>;
  /** The page of the service; without a query from nowhere. */
  readonly details: (query?: Asked) => Promise<Wire>;
  readonly partners: () => Promise<Wire[]>;
  readonly slotsFor: (optionIds: readonly string[]) => Promise<Answer>;
  /** A time at which a professional is free for these answers. */
  readonly aFreeTime: (optionIds: readonly string[]) => Promise<{ day: string; slotId: number }>;
  readonly book: (buyer: TestClient, body?: object) => Promise<Answer>;
}

export async function answerFixture(): Promise<AnswerFixture> {
  const app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
  const { db } = app.platform;
  const shop = (companyName: string) => aPartner(db, { categoryId: 'ac', companyName, professionals: 4 });
  const best = await shop('Best Cooling');
  const second = await shop('Second Cooling');
  await sql`update organisation set rating_sum = 100, rating_count = 20
    where organisation_id = ${best.organisationId}`.execute(db);
  const terms = { serviceId, pricePaise: 60_000, minutes: 60 };
  await seedPartnerServices(
    db,
    [best, second].map(({ organisationId }) => ({ organisationId, ...terms })),
  );
  await refreshAllServiceAreas(db);
  const anonymous = app.as(null);
  const ownerOf = ({ ownerUserId, organisationId }: TestPartner) =>
    app.as(
      aViewer({
        role: 'Service Partner',
        userId: ownerUserId,
        organisationId,
        permissions: ownerPermissions(),
      }),
    );
  const at: Asked = { serviceId, pincode };
  const slotsFor = (optionIds: readonly string[]) =>
    anonymous.ask(getTimeSlots, {
      query: { day, serviceIds: serviceId, optionIds: optionIds.join(','), pincode },
    });
  return {
    app,
    best,
    second,
    anonymous,
    ownerOf,
    setAnswers: async (partner, answers) => {
      const whole = answers.map((answer) => ({
        optionId: '',
        price: null,
        minutes: null,
        offered: true,
        ...answer,
      }));
      const body = { serviceId, price: 60_000, answers: whole };
      const saved = await ownerOf(partner).ask(updateService, { body });
      if (saved.status !== 200) throw new Error(`Saving answered ${JSON.stringify(saved.body)}`);
      await app.drain();
      return saved;
    },
    aBuyer: async () => {
      const userId = await aUser(db);
      await anAddress(db, userId);
      return app.as(aViewer({ userId, role: 'Buyer' }));
    },
    details: async (query = at) => (await anonymous.ask(getServiceDetails, { query })).body,
    partners: async () => (await anonymous.ask(listPartnersOfService, { query: at })).body.items,
    slotsFor,
    aFreeTime: async (optionIds) => {
      const { items } = (await slotsFor(optionIds)).body;
      return { day, slotId: required(items.find((slot) => slot.available && !slot.primeTime)).slotId };
    },
    book: (buyer, body = {}) =>
      buyer.ask(placeBooking, {
        body: { paymentMode: 'cash', ...body },
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
  };
}
