import { expect, test } from 'vitest';
import { events } from '../events.ts';

test('a commit that raises the version of an event says what becomes of each older one, which queued jobs carry', () => {
  const steps = events.map(({ name, version, upcasts = {} }) => [
    name,
    version,
    Object.keys(upcasts).map(Number),
  ]);
  const whole = events.map(({ name, version }) => [
    name,
    version,
    Array.from({ length: version - 1 }, (_, at) => at + 1),
  ]);
  expect(steps).toEqual(whole);
});
