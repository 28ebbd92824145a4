/** A small life for the tests of the mover: a lamp in a map, that its owner lights and the machine puts out. */
import * as z from 'zod/mini';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { defineErrors } from '@nukkad/contract/kernel/errors';
import { event } from '@nukkad/contract/kernel/event';
import { lifecycle } from '@nukkad/contract/kernel/lifecycle';
import { logOf } from '../../src/platform/lifecycle/log-of.ts';
import { tellsOf } from '../../src/platform/lifecycle/tells-of.ts';
import { transitions } from '../../src/platform/lifecycle/transitions.ts';
import { pendingEvent } from '../../src/platform/lifecycle/pending-event.ts';
import { bookingFacts } from '../fixtures/booking-facts.ts';

const lampErrors = defineErrors({
  lamp_not_found: [404, 'There is no such lamp.'],
  lamp_moved_on: [409, 'The lamp is not as you saw it.'],
});

export const lampLifecycle = lifecycle({
  name: 'lamp',
  states: ['Off', 'Dim', 'Bright', 'Broken'],
  actors: ['Owner', 'Guest', 'System'],
  moves: {
    hang: { from: [null], to: ['Off'], by: ['Owner'], why: 'It is new.' },
    light: {
      from: ['Off'],
      to: ['Dim', 'Bright'],
      by: ['Owner', 'Guest'],
      why: 'A person at home chooses how bright.',
      tells: ['lamp.lit'],
    },
    putOut: { from: ['Dim', 'Bright'], to: ['Off'], by: ['Owner', 'System'], why: 'It is late.' },
    rust: { from: ['Off'], to: ['Broken'], by: ['System'], why: 'It was not lit for years.' },
    rustWithGuest: { from: ['Off'], to: ['Broken'], by: ['Guest'], why: 'A part of something else.' },
    breakIt: { from: ['Off'], to: ['Broken'], by: ['Owner'], why: 'It tells what its table does not.' },
  },
});

export const lampEvents = {
  lit: event('lamp.lit', {
    summary: 'A lamp was lit.',
    facts: z.object({ id: z.string(), watts: z.number(), as: z.string() }),
  }),
};

/** Acts of a booking stand for those of a lamp, which the log does not know. */
export const lampActs = {
  hang: 'booking.accept',
  light: 'booking.start',
  putOut: 'booking.giveUp',
  rust: 'booking.cancel',
  rustWithGuest: 'booking.cancel',
  breakIt: 'booking.refuse',
} as const;

export interface Lamp {
  readonly id: string;
  readonly ownerId: string;
  readonly status: (typeof lampLifecycle.states)[number];
  readonly watts: number;
}
export interface LampUser {
  readonly userId: string;
  readonly visits?: string;
  readonly passes?: boolean;
}

/** `steps` takes what the mover does, in its order. */
export function lampTransitions(steps: string[] = []) {
  const lamps = new Map<string, Lamp>();
  const tells = tellsOf(lampLifecycle, lampEvents, ({ by }) => ({ as: by.kind }));
  const mover = transitions({
    table: lampLifecycle,
    notFound: lampErrors.lamp_not_found,
    movedOn: lampErrors.lamp_moved_on,
    lock: async (_tx, id: string) => {
      steps.push('lock');
      return lamps.get(id) ?? null;
    },
    sees: ({ userId, visits, passes }: LampUser, { ownerId }) =>
      userId === ownerId || visits === ownerId || passes === true,
    capacities: ({ userId, visits }, { ownerId }: Pick<Lamp, 'ownerId'>) => [
      ...(userId === ownerId ? (['Owner'] as const) : []),
      ...(visits === ownerId ? (['Guest'] as const) : []),
    ],
    next: (lamp: Lamp, status, { watts = lamp.watts }: { readonly watts?: number }) => ({
      ...lamp,
      status,
      watts,
    }),
    save: async (_tx, lamp) => {
      steps.push('change');
      lamps.set(lamp.id, lamp);
    },
    timeline: async () => void steps.push('timeline'),
    logged: logOf(lampLifecycle, lampActs, 'id', {
      actor: ({ userId }: LampUser) => ({ actorKind: 'Buyer', actorId: userId }),
      kind: 'lamp',
      keeps: ['watts'],
    }),
    tells: (moved) =>
      moved.verb === 'breakIt' ? [pendingEvent(bookingEvents.accepted, bookingFacts())] : tells(moved),
  });
  const hung = (status: Lamp['status'], ownerId: string): Lamp => {
    const lamp = { id: `${status} lamp`, ownerId, status, watts: 5 };
    lamps.set(lamp.id, lamp);
    return lamp;
  };
  return { ...mover, lamps, hung };
}
