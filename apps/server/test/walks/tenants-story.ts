import { addTask } from '@nukkad/contract/people/task/task.api';
import { newEnquiry } from '@nukkad/contract/market/enquiry/enquiry.api';
import { addAdditionalService } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { listSeries } from '@nukkad/contract/market/series/series.api';
import { createOrder } from '@nukkad/contract/money/payment/payment.api';
import { listDeliveryAddresses } from '@nukkad/contract/places/geography/geography.api';
import sharp from 'sharp';
import { payOrder } from '../../src/money/payment/sandbox/pay-order.ts';
import { type Tenant, key } from '../harness/tenant.ts';
import { makeShare } from '@nukkad/contract/files/share/share.api';
import { upload } from './domain-calls.ts';
import { indiranagar } from '../fixtures/a-partner.ts';
import { addTemplate } from '@nukkad/contract/files/template/template.api';
import { someDrive } from '../fixtures/drive-fixture.ts';
import { aSent } from '../fixtures/envelope-fixture.ts';
import { aJob } from '../fixtures/job-fixture.ts';
import { required } from '../harness/required.ts';
import type { Tenants } from './two-tenants.ts';
import { openProject, orderProject } from '../work/open-project.ts';

/** What a tenant owns, one of each. */
export interface TenantRows {
  /** Owned by the business, handed to no one. */
  readonly companyAssetId: string;
  /** The partner has been asked. */
  readonly offered: string;
  readonly accepted: string;
  /** Began with the accepted one. */
  readonly seriesId: string;
  /** Under way, with an added service that the buyer has not answered. */
  readonly ongoing: string;
  readonly additionId: string;
  /** Done and paid in cash, with an invoice. */
  readonly done: string;
  /** Waits for its payment. */
  readonly unpaid: string;
  readonly orderId: string;
  /** Paid online, refunded after a cancellation. */
  readonly cancelled: string;
  readonly addressId: string;
  /** Asks the buyer to join the partner's staff. */
  readonly invitationId: string;
  readonly catalogueItemId: string;
  readonly assetId: string;
  /** The buyer asked the partner something. */
  readonly enquiryId: string;
  /** Published by the partner. */
  readonly jobId: string;
  readonly projectId: string;
  /** Ordered by the buyer. */
  readonly orderedId: string;
  readonly taskId: string;
  /** A paper in the drive of the owner. */
  readonly documentId: string;
  /** A link to it. */
  readonly shareId: string;
  /** Sent to be signed to someone of neither tenant. */
  readonly envelopeId: string;
  readonly templateId: string;
  /** A file in the drive of the owner. */
  readonly driveFileId: string;
  readonly recipientId: string;
}

/** The same days in both tenants' lives, step by step, so that one clock serves both. */
export async function liveSomeDays(tenants: Tenants): Promise<Map<Tenant, TenantRows>> {
  const { app, a, b, book, accept, assign, start, finish, photo, serviceId } = tenants;
  const each = async <Made>(work: (tenant: Tenant) => Promise<Made>) =>
    new Map([
      [a, await work(a)],
      [b, await work(b)],
    ] as const);
  const of = <Made>(made: Map<Tenant, Made>, tenant: Tenant) => made.get(tenant) as Made;
  const taken = async (day: string, slotId: number) =>
    each(async (tenant) => {
      const bookingId = await book(tenant, day, slotId);
      await accept(tenant, bookingId);
      await assign(tenant, bookingId);
      return bookingId;
    });

  const done = await taken('2026-11-23', 1122);
  const ongoing = await taken('2026-11-23', 1128);
  await each(async (tenant) => {
    await photo(tenant.buyer, `service/booking/customer/uploadImages?bookingId=${of(done, tenant)}`);
    await start(tenant, of(done, tenant));
  });
  await each((tenant) => finish(tenant, of(done, tenant)));
  const additions = await each(async (tenant) => {
    await start(tenant, of(ongoing, tenant));
    const { body } = await tenant.professional.client.ask(addAdditionalService, {
      body: {
        bookingId: of(ongoing, tenant),
        serviceId,
        quantity: 1,
      },
    });
    return body.additionId;
  });
  const cancelled = await each(async (tenant) => {
    const { client } = tenant.buyer;
    const bookingId = await book(tenant, '2026-11-27', 1124, 'online');
    const { body: order } = await client.ask(createOrder, { body: { bookingId }, headers: key() });
    await payOrder(
      app.platform,
      { providerOrderId: order.providerOrderId, method: 'upi', outcome: 'success' },
      app.clock.now(),
    );
    await app.drain();
    await client.ask(cancelByCustomer, {
      body: {
        bookingId,
        reason: 'changed_plan',
      },
    });
    await app.drain();
    return bookingId;
  });
  const accepted = await each(async (tenant) => {
    const bookingId = await book(tenant, '2026-11-25', 1124, 'cash', { everyWeeks: 4, visits: 3 });
    await accept(tenant, bookingId);
    await app.drain();
    return bookingId;
  });
  const series = await each(async ({ buyer }) => (await buyer.client.ask(listSeries, {})).body.items[0]);
  const offered = await each((tenant) => book(tenant, '2026-11-26', 1124));
  const unpaid = await each((tenant) => book(tenant, '2026-11-26', 1130, 'online'));
  const orders = await each(async (tenant) => {
    const order = { bookingId: of(unpaid, tenant) };
    return (await tenant.buyer.client.ask(createOrder, { body: order, headers: key() })).body.orderId;
  });
  const addresses = await each(
    async ({ buyer }) => (await buyer.client.ask(listDeliveryAddresses)).body.items[0]?.addressId as string,
  );
  const rows = await each(async ({ owner, buyer }) => {
    const { client } = owner;
    const person = { mobileNumber: buyer.mobileNumber, fullName: 'Ravi Kumar', isProfessional: false };
    const add = async (path: string, body: object) => (await client.post(path, body, key())).body;
    return {
      invitationId: (await add('user/myUser', person)).staffId as string,
      catalogueItemId: (await add('user/catalogue', { name: 'Fan' })).itemId as string,
      assetId: (await add('user/assets', { name: 'Ladder' })).itemId as string,
      companyAssetId: (await add('user/employee/assets', { name: 'Drill', kind: 'tool', condition: 'good' }))
        .assetId as string,
    };
  });
  const enquiries = await each(async ({ buyer, organisationId }) => {
    const body = {
      serviceId,
      message: 'How long does it take?',
      pincode: indiranagar.pincode,
      organisationIds: [organisationId],
    };
    const asked = await buyer.client.ask(newEnquiry, { body, headers: key() });
    return asked.body.items[0]?.enquiryId as string;
  });
  const jobs = await each(({ owner }) => aJob(owner.client));
  const projects = await each(openProject);
  const ordered = await each((tenant) => orderProject(tenant, app.platform.db));
  const tasks = await each(async ({ owner }) => {
    const sent = { body: { title: 'Order taps' }, headers: key() };
    return (await owner.client.ask(addTask, sent)).body.taskId;
  });
  const documents = await each(async ({ owner }) => {
    const side = { create: { width: 40, height: 30, channels: 3 as const, background: '#345678' } };
    const picture = await sharp(side).jpeg().toBuffer();
    const answer = await upload(picture, '/api/document/upload?type=other', 'files')(owner);
    return answer.body.documents[0].documentId as string;
  });
  const links = await each((tenant) => {
    const body = { subject: 'document' as const, subjectId: of(documents, tenant) };
    return tenant.owner.client.call(makeShare, { body, headers: key() });
  });
  const envelopes = await each(({ owner }) =>
    aSent(owner, [{ name: 'Ravi Kumar', mobileNumber: '9000000007' }]),
  );
  const templates = await each(({ owner }) => {
    const text = { name: 'Our letter', en: { title: 'Letter', body: 'Dear {{ employee.name }}' }, hi: null };
    return owner.client.call(addTemplate, { body: { kind: 'nda' as const, text }, headers: key() });
  });
  const files = await each(({ owner }) => someDrive(owner.client, app.platform.db));
  return each(async (tenant) => ({
    ...of(rows, tenant),
    offered: of(offered, tenant),
    accepted: of(accepted, tenant),
    seriesId: of(series, tenant)?.seriesId as string,
    ongoing: of(ongoing, tenant),
    additionId: of(additions, tenant),
    done: of(done, tenant),
    unpaid: of(unpaid, tenant),
    orderId: of(orders, tenant),
    cancelled: of(cancelled, tenant),
    addressId: of(addresses, tenant),
    enquiryId: of(enquiries, tenant),
    jobId: of(jobs, tenant).jobId,
    projectId: of(projects, tenant).projectId,
    orderedId: of(ordered, tenant),
    taskId: of(tasks, tenant),
    documentId: of(documents, tenant),
    shareId: of(links, tenant).shareId,
    envelopeId: of(envelopes, tenant).envelopeId,
    templateId: of(templates, tenant).templateId,
    driveFileId: of(files, tenant),
    recipientId: required(of(envelopes, tenant).recipients[0]).recipientId,
  }));
}
