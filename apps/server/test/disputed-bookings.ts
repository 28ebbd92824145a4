import {
  acceptOrReject,
  assignProfessional,
  completeBooking,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as api from '@nukkad/contract/market/dispute/dispute.api';
import { seenOfDecision, seenOfSecondDecision } from '@nukkad/contract/market/dispute/dispute.api';
import * as office from '@nukkad/contract/market/dispute/dispute-office.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { randomUUID } from 'node:crypto';
import type { Viewer } from '../src/platform/viewer.ts';
import type { PaymentFixture } from './payment-fixture.ts';
import { required } from './required.ts';

const hourMs = 3_600_000;

/** An Admin of the back office, as its gate hands one over. */
export const anAdmin = (userId: string = randomUUID()): Viewer => ({
  userId,
  sessionId: randomUUID(),
  role: 'Admin',
  organisationId: null,
  staffId: null,
  isProfessional: false,
  permissions: new Set(),
});

type Decision = Omit<EndpointInput<typeof office.decideDispute>['body'], 'seen'>;

/** What disputes need again and again; the people of the first partner do the work. */
export function disputesOf(fixture: PaymentFixture) {
  const { buyer, clock } = fixture;
  const [partner] = fixture.partners;
  const [professional] = partner.professionals;
  const later = (hours: number) => clock.set(new Date(clock.now().getTime() + hours * hourMs));

  /** Paid online and finished. */
  async function finished(totalPaise?: number): Promise<string> {
    const { bookingId, providerOrderId } = await fixture.order(totalPaise);
    await fixture.checkout(providerOrderId, 'success');
    return finish(bookingId);
  }

  /** Booked, and begun by the first professional. */
  async function begin(bookingId: string): Promise<void> {
    await fixture.as(partner.owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
    await fixture.drain();
    const staffId = required(professional.staffId);
    await fixture.as(partner.owner).ask(assignProfessional, { body: { bookingId, staffId } });
    await fixture.drain();
    clock.set((await fixture.row(bookingId)).starts_at);
    const otp = await fixture.startCode(bookingId);
    await fixture.as(professional).ask(verifyStartCode, { body: { bookingId, otp } });
  }

  /** Booked, and done by the first professional. */
  async function finish(bookingId: string): Promise<string> {
    await begin(bookingId);
    await fixture.as(professional).ask(completeBooking, { body: { bookingId } });
    await fixture.drain();
    return bookingId;
  }

  const open = (bookingId: string, viewer: Viewer = buyer) =>
    fixture.as(viewer).ask(api.openDispute, {
      body: { bookingId, kind: 'damage', request: 'refund', words: 'The tap leaks more than before.' },
    });
  const read = async (bookingId: string, viewer: Viewer = buyer) =>
    (await fixture.as(viewer).ask(api.getDispute, { query: { bookingId } })).body;
  const answer = async (
    bookingId: string,
    offer: { readonly offer?: 'rework' | 'refund'; readonly amount?: number } = {},
    viewer: Viewer = partner.owner,
  ) => {
    const { dispute } = await read(bookingId, partner.owner);
    const words = 'We tightened it and it was dry.';
    return fixture.as(viewer).ask(api.answerDispute, {
      body: { bookingId, version: required(dispute).version, words, ...offer },
    });
  };
  const remedy = async (bookingId: string, accept: boolean) =>
    fixture.as(buyer).ask(api.answerRemedy, {
      body: { bookingId, version: required((await read(bookingId)).dispute).version, accept },
    });

  /** Disputed and answered; the id of the dispute. */
  async function disputed(bookingId: string): Promise<string> {
    const { body } = await open(bookingId);
    await answer(bookingId);
    return required(body.dispute).disputeId;
  }

  const story = async (disputeId: string, admin: Viewer) =>
    (await fixture.as(admin).ask(office.readOfficeDispute, { params: { disputeId } })).body;

  /** As the screen does: the sums are asked for first. */
  async function decide(disputeId: string, admin: Viewer, decision: Decision) {
    const { dispute } = await story(disputeId, admin);
    const { amount, bornBy } = decision;
    const effect =
      amount === undefined || bornBy === undefined
        ? null
        : (
            await fixture
              .as(admin)
              .ask(office.previewRefund, { params: { disputeId }, query: { amount, bornBy } })
          ).body;
    const seen = seenOfDecision(dispute, effect);
    return fixture
      .as(admin)
      .ask(office.decideDispute, { params: { disputeId }, body: { ...decision, seen } });
  }

  async function second(disputeId: string, admin: Viewer, approve: boolean) {
    const { dispute, proposal } = await story(disputeId, admin);
    const seen = seenOfSecondDecision(dispute, required(proposal));
    const why = 'Looked at it again.';
    return fixture
      .as(admin)
      .ask(office.decideProposal, { params: { disputeId }, body: { approve, why, seen } });
  }

  return { later, finished, begin, finish, open, read, answer, remedy, disputed, story, decide, second };
}
