/** A small life for the tests of the mover: a lamp in a map, that its owner lights and the machine puts out. */
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { defineErrors } from '@nukkad/contract/kernel/errors';
import { lifecycle } from '@nukkad/contract/kernel/lifecycle';
import { transitions } from '../src/platform/lifecycle/transitions.ts';
import { pendingEvent } from '../src/platform/lifecycle/pending-event.ts';
import { bookingFacts } from './booking-facts.ts';

const lampErrors = defineErrors({
  lamp_not_found: [404, 'There is no such lamp.'],
  lamp_moved_on: [409, 'The lamp is not as you saw it.'],
});

const lampLifecycle = lifecycle({
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
      tells: ['booking.accepted'],
    },
    putOut: { from: ['Dim', 'Bright'], to: ['Off'], by: ['Owner', 'System'], why: 'It is late.' },
    rust: { from: ['Off'], to: ['Broken'], by: ['System'], why: 'It was not lit for years.' },
    rustWithGuest: { from: ['Off'], to: ['Broken'], by: ['Guest'], why: 'A part of something else.' },
    breakIt: { from: ['Off'], to: ['Broken'], by: ['Owner'], why: 'It tells what its table does not.' },
  },
});

interface Lamp {
  readonly id: string;
  readonly ownerId: string;
  readonly status: (typeof lampLifecycle.states)[number];
  readonly watts: number;
}
interface LampUser {
  readonly userId: string;
  readonly visits?: string;
  readonly passes?: boolean;
}

/** `steps` takes what the mover does, in its order. */
export function lampTransitions(steps: string[] = []) {
  const lamps = new Map<string, Lamp>();
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
    logged: ({ after, verb, from, to, by }) => ({
      actorKind: by.kind === 'System' ? 'System' : 'Buyer',
      actorId: by.who?.userId ?? null,
      action: 'booking.accept',
      subjectKind: 'lamp',
      subjectId: after.id,
      detail: { verb, from, to, as: by.kind },
    }),
    tells: ({ verb }) =>
      verb === 'light' || verb === 'breakIt' ? [pendingEvent(bookingEvents.accepted, bookingFacts())] : [],
  });
  const hung = (status: Lamp['status'], ownerId: string): Lamp => {
    const lamp = { id: `${status} lamp`, ownerId, status, watts: 5 };
    lamps.set(lamp.id, lamp);
    return lamp;
  };
  return { ...mover, lamps, hung };
}
