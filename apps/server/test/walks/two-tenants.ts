import { getDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { placeBooking, fillCart, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import {
  acceptOrReject,
  assignProfessional,
  completeBooking,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { collectCash } from '@nukkad/contract/money/payment/payment.api';
import { getRepeatTerms } from '@nukkad/contract/market/series/series.api';
import type { Repeat } from '@nukkad/contract/market/series/series.model';
import { sql } from 'kysely';
import sharp from 'sharp';
import { type Composition, composeDomains } from '../../src/domains.ts';
import { type EnrolledAdmin, anAdmin } from '../harness/admin.ts';
import { type MountedOptions, type Mounted, mounted } from '../harness/mounted.ts';
import { type Person, type Seen, type Tenant, key, settleTenant } from '../harness/tenant.ts';
import type { Answer, Wire } from '../harness/test-client.ts';

export interface Tenants {
  readonly app: Mounted;
  readonly a: Tenant;
  readonly b: Tenant;
  readonly serviceId: string;
  readonly seen: Seen[];
  /** Books at this half-hour of a day, with the tenant's own partner; the partner has been told. */
  readonly book: (
    tenant: Tenant,
    day: string,
    slotId: number,
    paymentMode?: 'online' | 'cash',
    repeat?: Omit<Repeat, 'seen'>,
  ) => Promise<string>;
  readonly accept: (tenant: Tenant, bookingId: string) => Promise<void>;
  readonly assign: (tenant: Tenant, bookingId: string) => Promise<void>;
  /** Moves the clock to the booking's time and starts it with the code that the buyer reads. */
  readonly start: (tenant: Tenant, bookingId: string) => Promise<void>;
  readonly finish: (tenant: Tenant, bookingId: string) => Promise<void>;
  /** An Admin of the back office, signed in. */
  readonly admin: () => Promise<EnrolledAdmin>;
  readonly photo: (person: Person, path: string) => Promise<Answer>;
}

export interface TenantsOptions extends MountedOptions {
  /** Changes what the first tenant's people send. */
  readonly tamper?: (body: Wire) => Wire;
}

const jpeg = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5462f' } })
    .jpeg()
    .toBuffer();

/** Two whole tenants behind real HTTP, with real sign-in, as everything is composed in the product. */
export async function twoTenants({ tamper, ...options }: TenantsOptions = {}): Promise<Tenants> {
  let composed: Composition | undefined;
  const app = await mounted((platform, sessions) => {
    composed = composeDomains(platform, sessions);
    return composed;
  }, options);
  const { db } = app.platform;
  const seen: Seen[] = [];
  const { rows } = await sql<{
    serviceId: string;
    categoryId: string;
  }>`select service_id as "serviceId", category_id as "categoryId" from service s
    where not exists (select 1 from service_question q where q.service_id = s.service_id and q.is_required) order by position, service_id limit 1`.execute(
    db,
  );
  const service = rows[0];
  if (!service) throw new Error('The catalogue is empty.');

  // Whatever it is, it may be repeated.
  await sql`insert into setting (key, valid_from, value, why)
    select key, '2020-01-02', value || jsonb_build_object('categories', jsonb_build_array(${service.categoryId}::text)), why
    from setting where key = 'series.rules'`.execute(db);

  const good = ({ status, body }: Answer, what: string) => {
    if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const details = async (tenant: Tenant, bookingId: string) =>
    good(await tenant.buyer.client.ask(getCustomerBooking, { query: { bookingId } }), 'reading a booking');
  const laterPriceOf = async ({ client }: Person) => {
    const { laterPrice } = good(await client.ask(getRepeatTerms), 'reading the terms of repeating');
    return { laterPrice };
  };
  const town = { app, seen, service };
  const a = await settleTenant(town, 'Asha', 2, tamper ?? ((body) => body));
  const b = await settleTenant(town, 'Bela', 3, (body) => body);
  return {
    app,
    a,
    b,
    seen,
    serviceId: service.serviceId,
    book: async ({ key: side, buyer, organisationId }, day, slotId, paymentMode = 'cash', repeat) => {
      const saved = good(await buyer.client.ask(getDeliveryAddress), 'reading the address');
      const addressId = (saved.address ?? saved).addressId;
      const lines = [{ serviceId: service.serviceId, quantity: 1 }];
      good(
        await buyer.client.ask(fillCart, { body: { lines, addressId, organisationId, slotId, day } }),
        'filling the cart',
      );
      const booking = good(
        await buyer.client.ask(placeBooking, {
          body: {
            paymentMode,
            ...(repeat && { repeat: { ...repeat, seen: await laterPriceOf(buyer) } }),
            note: `Note for ${side}, call ${buyer.mobileNumber}`,
          },
          headers: key(),
        }),
        'booking',
      );
      await app.drain();
      return booking.bookingId;
    },
    accept: async ({ owner }, bookingId) =>
      void good(
        await owner.client.ask(acceptOrReject, { body: { bookingId, action: 'accept' } }),
        'accepting',
      ),
    assign: async ({ desk, staffIds }, bookingId) =>
      void good(
        await desk.client.ask(assignProfessional, {
          body: {
            bookingId,
            staffId: staffIds.professional,
          },
        }),
        'assigning',
      ),
    start: async (tenant, bookingId) => {
      const { startsAt, startCode } = await details(tenant, bookingId);
      if (app.clock.now() < new Date(startsAt)) await app.drain(new Date(startsAt));
      good(
        await tenant.professional.client.ask(verifyStartCode, {
          body: {
            bookingId,
            otp: startCode,
          },
        }),
        'starting',
      );
    },
    finish: async ({ professional }, bookingId) => {
      const done = good(await professional.client.ask(completeBooking, { body: { bookingId } }), 'finishing');
      if (done.amountDue > 0)
        good(
          await professional.client.ask(collectCash, {
            body: {
              bookingId,
            },
          }),
          'collecting',
        );
      await app.drain();
    },
    admin: async () => {
      if (!composed) throw new Error('Nothing is mounted.');
      return anAdmin({ url: app.url, clock: app.clock, makeAdmin: composed.makeAdmin });
    },
    photo: async ({ client }, path) => {
      const body = new FormData();
      body.append('photos', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'photo.jpg');
      return client.send('POST', path, { body });
    },
  };
}
