import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { addDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { sql } from 'kysely';
import { seedUser } from '../../seed/account.ts';
import { seedOrganisation, seedStaff } from '../../seed/partner.ts';
import { seedWorkingTime } from '../../seed/schedule.ts';
import { refreshServiceArea } from '../../src/market/catalog/refresh-service-area.ts';
import { createGeographyDomain } from '../../src/places/geography/index.ts';
import { newId } from '../../src/platform/id.ts';
import { system } from '../../src/platform/platform.ts';
import { indiranagar } from '../fixtures/a-partner.ts';
import type { Mounted } from './mounted.ts';
import { signInAs } from './sign-in.ts';
import type { Answer, TestClient, Wire } from './test-client.ts';
import { contractCalls } from '../walks/contract-calls.ts';

export interface Person {
  /** e.g. `buyer of Asha's side`. */
  readonly name: string;
  readonly userId: string;
  readonly mobileNumber: string;
  readonly client: TestClient;
  readonly accessToken: string;
  readonly sessionId: string;
}

/** A household and a partner whose people know nothing of the other tenant's. */
export interface Tenant {
  readonly key: string;
  readonly organisationId: string;
  readonly buyer: Person;
  readonly owner: Person;
  readonly desk: Person;
  /** Does the work. */
  readonly professional: Person;
  /** Works for the same partner, without rights and without a job. */
  readonly colleague: Person;
  readonly staffIds: { readonly professional: string; readonly colleague: string };
  /** What only this tenant's people may ever read. */
  readonly canaries: readonly string[];
}

/** Every answer of the story, as it was on the wire. */
export interface Seen {
  readonly who: Person | null;
  readonly call: string;
  readonly status: number;
  readonly text: string;
}

/** The environment of both tenants: the composed app, all answers, and the service that the story books. */
export interface Town {
  readonly app: Mounted;
  readonly seen: Seen[];
  readonly service: { readonly serviceId: string; readonly categoryId: string };
}

const begun = new Date('2026-01-01T00:00:00.000Z');
const week = [1, 2, 3, 4, 5, 6, 7];

export const key = () => ({ 'idempotency-key': newId() });

function watched(
  seen: Seen[],
  client: TestClient,
  who: () => Person | null,
  change: (body: Wire) => Wire,
): TestClient {
  const note = (call: string, answer: Answer) => {
    seen.push({
      who: who(),
      call,
      status: answer.status,
      text: `${JSON.stringify(answer.body)}\n${JSON.stringify([...answer.headers])}`,
    });
    return answer;
  };
  const calls: Pick<TestClient, 'get' | 'post' | 'patch' | 'send'> = {
    get: async (path, headers) => note(`GET ${path}`, await client.get(path, headers)),
    post: async (path, body, headers) =>
      note(`POST ${path}`, await client.post(path, change(body ?? {}), headers)),
    patch: async (path, body, headers) =>
      note(`PATCH ${path}`, await client.patch(path, change(body ?? {}), headers)),
    send: async (method, path, init) => note(`${method} ${path}`, await client.send(method, path, init)),
  };
  return { ...calls, ...contractCalls(calls) };
}

async function enter(
  { app, seen }: Town,
  name: string,
  mobileNumber: string,
  role: string | undefined,
  change: (body: Wire) => Wire,
): Promise<Person> {
  const { client, accessToken, sessionId, profile } = await signInAs(app, mobileNumber, role);
  const person: Person = {
    name,
    mobileNumber,
    accessToken,
    sessionId,
    userId: profile.userId,
    client: watched(seen, client, () => person, change),
  };
  return person;
}

/** One household and one partner with its people, all signed in. `digit` tells the tenants' numbers apart. */
export async function settleTenant(
  town: Town,
  side: string,
  digit: number,
  change: (body: Wire) => Wire,
): Promise<Tenant> {
  const { app, service } = town;
  const { db } = app.platform;
  const organisationId = newId();
  const number = (offset: number) => `98${digit}45${String(60_100 + offset)}`;
  const ids = Object.fromEntries(
    ['owner', 'desk', 'professional', 'colleague'].map((who) => [who, { userId: newId(), staffId: newId() }]),
  ) as Record<'owner' | 'desk' | 'professional' | 'colleague', { userId: string; staffId: string }>;
  const names = {
    owner: `Owner Malleswari ${side}`,
    desk: `Desk Thippeswamy ${side}`,
    professional: `Worker Basavaraj ${side}`,
    colleague: `Worker Chandrashekar ${side}`,
  };
  await db.transaction().execute(async (tx) => {
    for (const [offset, who] of (['owner', 'desk', 'professional', 'colleague'] as const).entries())
      await seedUser(
        tx,
        { userId: ids[who].userId, mobileNumber: number(offset + 1), fullName: names[who], roles: [] },
        begun,
      );
    await seedOrganisation(
      tx,
      {
        organisationId,
        ownerUserId: ids.owner.userId,
        companyName: `Shop ${side}`,
        status: 'Active',
        ...indiranagar,
        radiusMetres: 15_000,
        gstNumber: null,
      },
      begun,
    );
    for (const who of ['desk', 'professional', 'colleague'] as const)
      await seedStaff(
        tx,
        {
          staffId: ids[who].staffId,
          organisationId,
          userId: ids[who].userId,
          fullName: names[who],
          isProfessional: who !== 'desk',
          permissions: who === 'desk' ? ['booking.view', 'booking.update'] : [],
        },
        begun,
      );
    const always = { weekdays: week, from: 480, to: 1200 };
    await seedWorkingTime(tx, [
      {
        organisationId,
        hours: always,
        people: (['professional', 'colleague'] as const).map((who) => ({
          staffId: ids[who].staffId,
          shift: always,
          categories: [service.categoryId],
        })),
      },
    ]);
    await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes)
      values (${organisationId}, ${service.serviceId}, 49900, 60)`.execute(tx);
  });
  await app.platform.write(system, (tx) =>
    refreshServiceArea(tx, createGeographyDomain(app.platform), organisationId),
  );
  const buyer = await enter(town, `buyer of ${side}`, number(0), undefined, change);
  const address = {
    label: 'Home',
    contactName: `Contact Kalyani ${side}`,
    line1: `${digit}77-B Kempegowda Nivas ${side}`,
    landmark: `Behind Hanuman temple ${side}`,
    locality: 'Indiranagar',
    pincode: '560038',
    latitude: 12.97 + digit / 1000,
    longitude: 77.64 + digit / 1000,
    isDefault: true,
  };
  await buyer.client.ask(updateInfo, { body: { fullName: `Buyer Sulochana ${side}` } });
  await buyer.client.askLoosely(addDeliveryAddress, { body: address, headers: key() });
  return {
    key: side,
    organisationId,
    buyer,
    owner: await enter(town, `owner of ${side}`, number(1), 'Service Partner', change),
    desk: await enter(town, `desk of ${side}`, number(2), 'subUser', change),
    professional: await enter(town, `professional of ${side}`, number(3), 'subUser', change),
    colleague: await enter(town, `colleague of ${side}`, number(4), 'subUser', change),
    staffIds: { professional: ids.professional.staffId, colleague: ids.colleague.staffId },
    canaries: [
      `Contact Kalyani ${side}`,
      `Kempegowda Nivas ${side}`,
      `Hanuman temple ${side}`,
      `Buyer Sulochana ${side}`,
      `Note for ${side}`,
      ...Object.values(names),
      ...[0, 1, 2, 3, 4].map(number),
    ],
  };
}
