import { expect, it } from 'vitest';
import { relativeParts } from './relative-time.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => relativeParts(new Date(now.getTime() - seconds * 1000), now);

it('says seconds under 60, minutes under 3600, hours up to 86400, else nothing', () => {
  expect(ago(59)).toEqual({ count: 59, unit: 'second' });
  expect(ago(60)).toEqual({ count: 1, unit: 'minute' });
  expect(ago(3599)).toEqual({ count: 59, unit: 'minute' });
  expect(ago(3600)).toEqual({ count: 1, unit: 'hour' });
  expect(ago(86_400)).toEqual({ count: 24, unit: 'hour' });
  expect(ago(86_401)).toBeNull();
});
