import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../check/changed-files.mjs';
import { projectRoot } from '../project.mjs';
import { isOnRealClock, writtenDays } from './written-days.ts';

const read = (file: string) => {
  try {
    return readFileSync(path.join(projectRoot, file), 'utf8');
  } catch {
    // Listed by git, deleted on disk.
    return '';
  }
};

test('no test on the real clock writes down a day that may lie ahead: it counts from today (e2e/fixtures/days.ts)', () => {
  const onRealClock = projectFiles().filter(
    (file) => file.endsWith('.ts') && isOnRealClock(file, read(file)),
  );
  expect(onRealClock.length).toBeGreaterThan(250);
  const breaches = onRealClock.flatMap((file) => writtenDays(read(file)).map((day) => `${file}: ${day}`));
  expect(breaches).toEqual([]);
});

test.each([
  ["dueOn: '2026-12-20'", ['2026-12-20']],
  ["from=2027-01-01&to=2027-01-01'", ['2027-01-01']],
  ["`${month}-20`, '2031-05'", ['2031-05']],
  ["new Date('2026-11-24T03:30:00.000Z')", ['2026-11-24']],
  ['new Date(2027, 5, 30), Date.UTC(2028, 0)', ['new Date(2027,', 'Date.UTC(2028,']],
])('a written day is found in %s', (source, days) => {
  expect(writtenDays(source)).toEqual(days);
});

test.each(["validFrom: '2020-01-01'", "openingOn: '2025-04-01'", 'daysAhead(30)', "'9000202611'", "'2026'"])(
  'what lies behind on any day, or is no day, may stand: %s',
  (source) => {
    expect(writtenDays(source)).toEqual([]);
  },
);

test('a test with a clock of its own may write days', () => {
  const source = "import { mounted } from './mounted.ts';";
  expect(isOnRealClock('apps/server/test/confirmations.test.ts', source)).toBe(false);
  const whole = "import { wholeApp } from '../../../test/whole-app.ts';";
  expect(isOnRealClock('apps/server/src/market/booking/a.test.ts', whole)).toBe(true);
  expect(isOnRealClock('apps/web/src/ui/money.test.tsx', whole)).toBe(false);
  expect(isOnRealClock('e2e/journeys/chat.phone.spec.ts', '')).toBe(true);
});
