import { beforeEach, expect, test } from 'vitest';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import {
  type Lamp,
  type LampUser,
  lampActs,
  lampEvents,
  lampLifecycle,
  lampTransitions,
} from '../../../test/walks/lamp-transitions.ts';
import { recordedTx } from '../../../test/harness/recorded-tx.ts';
import { Refusal } from '../refusal.ts';
import { logOf } from './log-of.ts';
import { nextRow } from './next-row.ts';
import { tellsOf } from './tells-of.ts';
import type { Moved } from './transition-spec.ts';

const now = new Date('2026-03-02T06:30:00Z');
const asha = { userId: 'asha' };
const ravi = { userId: 'ravi', visits: 'asha' };
const passerBy = { userId: 'meera', passes: true };
const stranger = { userId: 'kiran' };
const noOne = () => ({ actorKind: 'Buyer', actorId: null }) as const;

type LampMoved = Moved<typeof lampLifecycle, Lamp, LampUser, object>;

let steps: string[];
let written: object[];
let tx: ReturnType<typeof recordedTx>;
let lamp: ReturnType<typeof lampTransitions>;
beforeEach(() => {
  steps = [];
  written = [];
  tx = recordedTx(steps, written);
  lamp = lampTransitions(steps);
});

/** The refusal as a caller reads it: status, code and present state. */
async function refusalOf(work: () => unknown): Promise<unknown[]> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal) return [error.fact.status, error.fact.code, error.detail.present];
    throw error;
  }
  return [];
}

test('a move locks, changes, writes the timeline, the audit and the outbox, in this order and no statement more', async () => {
  const { id } = lamp.hung('Off', 'asha');
  const allowed = await lamp.lockTo(tx, asha, 'light', id);
  const lit = await lamp.move(tx, allowed, { now, to: 'Bright', watts: 9 });
  expect(steps).toEqual(['lock', 'change', 'timeline', 'audit_log', 'outbox']);
  expect(lit).toMatchObject({ status: 'Bright', watts: 9 });
  expect(lamp.lamps.get(id)).toEqual(lit);
});

test('a move leaves a line in the log and the events of its table, each with the facts that it declares', async () => {
  const { id } = lamp.hung('Off', 'asha');
  const allowed = await lamp.lockTo(tx, ravi, 'light', id);
  await lamp.move(tx, allowed, { now, to: 'Bright', watts: 9 });
  const [line, event, ...others] = written;
  expect(line).toMatchObject({
    actorKind: 'Buyer',
    actorId: 'ravi',
    action: 'booking.start',
    subjectKind: 'lamp',
    subjectId: id,
    detail: { from: 'Off', to: 'Bright', watts: 9 },
  });
  expect(event).toMatchObject({ name: 'lamp.lit', payload: { id, watts: 9, as: 'Guest' } });
  expect(others).toEqual([]);
});

test('the machine is in the log without a person, and a move of which the table tells nothing tells nothing', async () => {
  const allowed = await lamp.lockForSystem(tx, 'putOut', lamp.hung('Bright', 'asha').id);
  if (allowed) await lamp.move(tx, allowed, { now });
  expect(written).toMatchObject([{ actorKind: 'System', actorId: null, action: 'booking.giveUp' }]);
});

test('what is told lacks no fact, and no event of the table', () => {
  // @ts-expect-error -- must not compile: the row does not say in which capacity it was lit
  const withoutCapacity: (moved: LampMoved) => unknown = tellsOf(lampLifecycle, lampEvents);
  expect(withoutCapacity).toBeTypeOf('function');
  // @ts-expect-error -- must not compile: `as` is a text
  expect(tellsOf(lampLifecycle, lampEvents, () => ({ as: 1 }))).toBeTypeOf('function');
  // @ts-expect-error -- must not compile: the table tells `lamp.lit`
  expect(() => tellsOf(lampLifecycle, bookingEvents)).toThrow('lamp tells lamp.lit, which is not among');
});

test('an act that is not declared does not compile, nor does an id that the row lacks', () => {
  // @ts-expect-error -- must not compile: the log knows no acts of lamps
  expect(logOf(lampLifecycle, 'lamp', 'id')).toBeTypeOf('function');
  // @ts-expect-error -- must not compile: a lamp has no `lampId`
  const byLampId: (moved: LampMoved) => unknown = logOf(lampLifecycle, lampActs, 'lampId', { actor: noOne });
  expect(byLampId).toBeTypeOf('function');
});

test('the next row has what is changed, the new status, the next version and the time, where it keeps one', () => {
  const kite = { kiteId: 'red', status: 'Up', version: 4, metres: 30 };
  expect(nextRow(kite, 'Down', { now, changes: { metres: 0 } })).toEqual({
    kiteId: 'red',
    status: 'Down',
    version: 5,
    metres: 0,
  });
  const dated = { ...kite, updatedAt: new Date('2026-03-01T00:00:00Z') };
  expect(nextRow(dated, 'Down', { now })).toEqual({ ...dated, status: 'Down', version: 5, updatedAt: now });
  // @ts-expect-error -- must not compile: a lamp has no version, so it says its own next row
  expect(nextRow<Lamp>(lamp.hung('Off', 'asha'), 'Dim', { now })).toBeDefined();
});

test('of each move it is known whether this one may make it now', () => {
  const none = {
    hang: false,
    light: false,
    putOut: false,
    rust: false,
    rustWithGuest: false,
    breakIt: false,
  };
  const off = lamp.hung('Off', 'asha');
  expect(lamp.movesOf(asha, off)).toEqual({ ...none, light: true, breakIt: true });
  expect(lamp.movesOf(ravi, off)).toEqual({ ...none, light: true, rustWithGuest: true });
  expect(lamp.movesOf(asha, lamp.hung('Bright', 'asha'))).toEqual({ ...none, putOut: true });
  expect(lamp.movesOf(passerBy, off)).toEqual(none);
});

test('whom it does not concern gets 404, who may never gets 403, who comes too late gets 409 with the present state', async () => {
  const { id } = lamp.hung('Bright', 'asha');
  const tried = (who: Parameters<typeof lamp.allow>[0], verb: 'light' | 'putOut', of = id) =>
    refusalOf(() => lamp.lockTo(tx, who, verb, of));
  expect(await tried(asha, 'light', 'no lamp')).toEqual([404, 'lamp_not_found', undefined]);
  expect(await tried(stranger, 'light')).toEqual([404, 'lamp_not_found', undefined]);
  expect(await tried(passerBy, 'light')).toEqual([403, 'forbidden', undefined]);
  expect(await tried(ravi, 'putOut')).toEqual([403, 'forbidden', undefined]);
  expect(await tried(ravi, 'light')).toEqual([409, 'lamp_moved_on', 'Bright']);
  expect(await tried(asha, 'putOut')).toEqual([]);
});

test('it is done in the first capacity that the table lets make the move', () => {
  const row = lamp.hung('Off', 'asha');
  expect(lamp.allow(ravi, 'light', row).by).toEqual({ kind: 'Guest', who: ravi });
  expect(lamp.allow(asha, 'light', row).by).toEqual({ kind: 'Owner', who: asha });
});

test('the machine makes its own moves, lets be what has moved on, and none that is not its own', async () => {
  const bright = lamp.hung('Bright', 'asha');
  expect(lamp.allowSystem('putOut', bright)?.by).toEqual({ kind: 'System', who: null });
  expect(lamp.allowSystem('putOut', lamp.hung('Off', 'asha'))).toBeNull();
  expect(await lamp.lockForSystem(tx, 'putOut', 'no lamp')).toBeNull();
  // @ts-expect-error -- must not compile: the table does not allow the System to light a lamp
  expect(await refusalOf(() => lamp.allowSystem('light', bright))).toEqual([403, 'forbidden', undefined]);
});

test('a move with several ends is refused without one, and with one of another move', async () => {
  const allowed = lamp.allow(asha, 'light', lamp.hung('Off', 'asha'));
  // @ts-expect-error -- must not compile: `light` has two ends, and none is named
  await expect(lamp.move(tx, allowed, { now })).rejects.toThrow('lamp.light cannot end as undefined.');
  // @ts-expect-error -- must not compile: `Off` is no end of `light`
  await expect(lamp.move(tx, allowed, { now, to: 'Off' })).rejects.toThrow('lamp.light cannot end as Off.');
  expect(steps).toEqual([]);
});

test('a move with one end needs no name for it, and takes no other', async () => {
  const allowed = lamp.allow(asha, 'putOut', lamp.hung('Dim', 'asha'));
  expect(await lamp.move(tx, allowed, { now })).toMatchObject({ status: 'Off' });
  // @ts-expect-error -- must not compile: `Dim` is no end of `putOut`
  await expect(lamp.move(tx, allowed, { now, to: 'Dim' })).rejects.toThrow('lamp.putOut cannot end as Dim.');
});

test('a permit is for its verb alone, and a verb that the table does not hold does not compile', async () => {
  const row = lamp.hung('Dim', 'asha');
  const allowed = lamp.allow(asha, 'putOut', row);
  // @ts-expect-error -- must not compile: the permit is for `putOut`, not for `light`
  const asLight: ReturnType<typeof lamp.allow<'light'>> = allowed;
  expect(asLight.verb).toBe('putOut');
  // @ts-expect-error -- must not compile: `sell` is no verb of the table
  expect(() => lamp.allow(asha, 'sell', row)).toThrow();
  // @ts-expect-error -- must not compile: the row carries no permit
  const unchecked: typeof allowed = { row, verb: 'putOut', by: allowed.by };
  expect(unchecked.row).toBe(row);
});

test('an event that the table does not name is not told', async () => {
  const allowed = lamp.allow(asha, 'breakIt', lamp.hung('Off', 'asha'));
  await expect(lamp.move(tx, allowed, { now })).rejects.toThrow(
    'lamp.breakIt does not tell booking.accepted.',
  );
});

test('a new row is asked about before it is inserted, and recorded after', async () => {
  const fresh = { id: 'new', ownerId: 'asha', status: 'Off', watts: 5 } as const;
  expect(await refusalOf(() => lamp.allowNew(passerBy, 'hang', fresh))).toEqual([
    403,
    'forbidden',
    undefined,
  ]);
  const allowed = lamp.allowNew(asha, 'hang', fresh);
  await lamp.begin(tx, allowed, { now });
  expect(steps).toEqual(['timeline', 'audit_log']);
  expect(() => lamp.allowNew(asha, 'hang', { ...fresh, status: 'Bright' })).toThrow('cannot end as Bright');
  expect(() => lamp.allowNew(asha, 'putOut', fresh)).toThrow('begins nothing');
});

test('a row that was made of less is recorded as it is read afterwards, in the state that was allowed', async () => {
  const fresh = { ownerId: 'asha', status: 'Off' } as const;
  const allowed = lamp.allowNew(asha, 'hang', fresh);
  const read = { id: 'new', ownerId: 'asha', status: 'Off', watts: 5 } as const;
  await lamp.beginAs(tx, allowed, read, { now });
  expect(steps).toEqual(['timeline', 'audit_log']);
  await expect(lamp.beginAs(tx, allowed, { ...read, status: 'Dim' }, { now })).rejects.toThrow(
    'lamp.hang was to end as Off.',
  );
});

test('a sweep is the machine’s own move: the store is told from where and to where, and each row is recorded', async () => {
  const due = [lamp.hung('Off', 'asha'), lamp.hung('Off', 'ravi')];
  const allowed = lamp.allowMany('rust');
  expect(allowed.rows).toEqual({ verb: 'rust', from: ['Off'], to: 'Broken' });
  const moved = await lamp.moveMany(tx, allowed, { now }, async ({ to }) =>
    due.map((one) => ({ ...one, status: to })),
  );
  expect(moved.map(({ status }) => status)).toEqual(['Broken', 'Broken']);
  expect(steps).toEqual(['timeline', 'audit_log', 'timeline', 'audit_log']);
});

test('a sweep is refused for a move of people, for one of several starts, and for rows that ended elsewhere', async () => {
  // @ts-expect-error -- must not compile: the table does not let the System break a lamp
  expect(await refusalOf(() => lamp.allowMany('breakIt'))).toEqual([403, 'forbidden', undefined]);
  await expect(lamp.moveMany(tx, lamp.allowMany('putOut'), { now }, async () => [])).rejects.toThrow(
    'lamp.putOut does not start from one state.',
  );
  const left = [lamp.hung('Dim', 'asha')];
  await expect(lamp.moveMany(tx, lamp.allowMany('rust'), { now }, async () => left)).rejects.toThrow(
    'lamp.rust cannot end as Dim.',
  );
  expect(steps).toEqual([]);
});

test('a part is moved in the capacity in which its whole is moved, and in no other', async () => {
  const asGuest = lamp.allow(ravi, 'light', lamp.hung('Off', 'asha'));
  expect(lamp.allowParts('rustWithGuest', asGuest)).toMatchObject({
    by: { kind: 'Guest', who: ravi },
    rows: { from: ['Off'], to: 'Broken' },
  });
  expect(await refusalOf(() => lamp.allowParts('breakIt', asGuest))).toEqual([403, 'forbidden', undefined]);
  const fresh = { id: 'new', ownerId: 'asha', status: 'Off', watts: 5 } as const;
  expect(await refusalOf(() => lamp.allowNewPart('hang', fresh, asGuest))).toEqual([
    403,
    'forbidden',
    undefined,
  ]);
});

test('the machine begins only what the table lets it begin', async () => {
  const fresh = { id: 'new', ownerId: 'asha', status: 'Off', watts: 5 } as const;
  // @ts-expect-error -- must not compile: the table does not let the System hang a lamp
  expect(await refusalOf(() => lamp.allowNewSystem('hang', fresh))).toEqual([403, 'forbidden', undefined]);
  expect(() => lamp.allowNewSystem('rust', { ...fresh, status: 'Broken' as const })).toThrow(
    'begins nothing',
  );
});
