import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { signQuote } from '@nukkad/contract/market/quote/agreement.api';
import { listProjectVisits } from '@nukkad/contract/market/quote/project-visit.api';
import * as quotes from '@nukkad/contract/market/quote/quote.api';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import * as advances from '@nukkad/contract/money/advance/advance.api';
import { getDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { sql } from 'kysely';
import { payOrder } from '../src/money/payment/sandbox/pay-order.ts';
import { newId } from '../src/platform/id.ts';
import { newSpokenNumber } from '../src/platform/spoken-number.ts';
import { aQuote } from './quote-play.ts';
import { asIfSteppedUp } from './step-up.ts';
import { type Person, key } from './tenant.ts';
import type { Tenants } from './two-tenants.ts';

const kitchen = { serviceId: null, name: 'Kitchen', quantity: 1, unit: 'lot', unitPrice: 90_000_00 };

/** Quotes with visits of the first tenant, from the unlocked lead to the project. */
export function visitsOf({ app, a, serviceId }: Tenants) {
  const { db } = app.platform;
  const now = () => app.clock.now();
  const dayIn = (days: number) => addDays(istDay(now()), days);
  const measuring = (days = 3, slotId = 1121) => ({
    day: dayIn(days),
    slotId,
    minutes: 60,
    title: 'Measuring the kitchen',
  });

  /** A request of its customer in this place that its partner has unlocked. */
  async function unlocked({ pincode = '560038', cityCode = '1277333' } = {}) {
    const [rfqId, leadId] = [newId(), newId()];
    await sql`insert into rfq (rfq_id, rfq_number, user_id, category_id, pincode, city_code, area, message, lang, status, answer_by,
        places, unlocked, delivered_at, created_at, updated_at)
      select ${rfqId}, ${newSpokenNumber('Q')}, ${a.buyer.userId}, category_id, ${pincode}, ${cityCode}, 'Indiranagar, Bengaluru',
        'A kitchen.', 'en', 'Request Delivered', ${new Date(now().getTime() + 30 * 86_400_000)}, 5, 1, ${now()}, ${now()}, ${now()}
      from service where service_id = ${serviceId}`.execute(db);
    await sql`insert into lead (lead_id, rfq_id, organisation_id, city_code, status, distance_metres, price_credits, unlocked_at,
        created_at, updated_at)
      values (${leadId}, ${rfqId}, ${a.organisationId}, ${cityCode}, 'Unlocked', 0, 20, ${now()}, ${now()}, ${now()})`.execute(
      db,
    );
    return { rfqId, leadId };
  }
  async function send(leadId: string, more: Partial<QuoteContent>, newestVersion = 0) {
    const content = aQuote({ lines: [kitchen], ...more });
    const draft = await a.owner.client.askLoosely(quotes.updatePrice, {
      body: { leadId, version: 0, content },
    });
    const total = draft.body.price?.total ?? 0;
    return a.owner.client.askLoosely(quotes.sendQuote, { body: { leadId, newestVersion, total, content } });
  }
  const addressId = async () => {
    const { body } = await a.buyer.client.ask(getDeliveryAddress);
    return body.address?.addressId ?? '';
  };
  const accept = (leadId: string, quoteId: string, at?: string) =>
    a.buyer.client.askLoosely(quotes.acceptQuote, {
      body: { leadId, quoteId, ...(at && { addressId: at }) },
    });
  async function sign({ client, sessionId }: Person, leadId: string, digest: string, at?: string) {
    await asIfSteppedUp(db, sessionId, now());
    return client.askLoosely(signQuote, { body: { leadId, digest, ...(at && { addressId: at }) } });
  }
  /** Sent with these visits, accepted with the saved address, and confirmed by both. */
  async function agreed(more: Partial<QuoteContent> = {}) {
    const { rfqId, leadId } = await unlocked();
    const sent = await send(leadId, { visits: [measuring()], ...more });
    const taken = await accept(leadId, sent.body.current?.quoteId ?? '', await addressId());
    const digest = taken.body.agreement?.digest ?? '';
    await sign(a.buyer, leadId, digest);
    const { body } = await sign(a.owner, leadId, digest);
    return { rfqId, leadId, digest, status: body.status };
  }
  /** The order of its advance, still to be paid at the gateway. */
  async function order({ leadId, digest }: { readonly leadId: string; readonly digest: string }) {
    const { body } = await a.buyer.client.ask(advances.payAdvance, {
      body: { leadId, digest },
      headers: key(),
    });
    return body.providerOrderId;
  }
  async function pay(providerOrderId: string, times = 1): Promise<void> {
    const choice = { providerOrderId, method: 'upi', outcome: 'success' } as const;
    await Promise.allSettled(Array.from({ length: times }, () => payOrder(app.platform, choice, now())));
    await app.drain();
    await app.drain();
  }
  async function projectOf(rfqId: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`select project_id as id from project
      where rfq_id = ${rfqId}`.execute(db);
    return rows[0]?.id ?? '';
  }
  const list = async (projectId: string, { client }: Person = a.buyer) =>
    (await client.ask(listProjectVisits, { query: { projectId } })).body;
  /** Its project with the one visit that was agreed on; no advance. */
  async function begun(more: Partial<QuoteContent> = {}) {
    const made = await agreed({ hasAdvance: false, ...more });
    await app.drain();
    const projectId = await projectOf(made.rfqId);
    const { visits } = await list(projectId);
    return { ...made, projectId, bookingId: visits[0]?.bookingId ?? '' };
  }
  return {
    dayIn,
    measuring,
    unlocked,
    send,
    addressId,
    accept,
    sign,
    agreed,
    order,
    pay,
    projectOf,
    list,
    begun,
  };
}
