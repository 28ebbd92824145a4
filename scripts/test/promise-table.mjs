/** The promises that tests name, each with its tests, what they tried, and how often it was broken. */

const numbersIn = (name) => [
  ...new Set(
    [...name.matchAll(/promises? ((?:\d+(?:, | and )?)+)/gi)].flatMap((match) => match[1].match(/\d+/g)),
  ),
];

/** `tests`: lines of { name, state }; `tried`: lines of { promise, attempts, violations }. A test that records nothing tried once. */
export function promiseTable(tests, tried) {
  const promises = new Map();
  const of = (number) => {
    const known = promises.get(number) ?? { tests: 0, attempts: 0, violations: 0, failed: 0 };
    promises.set(number, known);
    return known;
  };
  for (const { name, state } of rowsIn(tests)) {
    for (const number of numbersIn(name)) {
      of(number).tests += 1;
      if (state === 'failed') of(number).failed += 1;
    }
  }
  for (const { promise, attempts, violations } of rowsIn(tried)) {
    for (const number of String(promise).match(/\d+/g)) {
      of(number).attempts += attempts;
      of(number).violations += violations;
    }
  }
  const rows = [...promises]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([number, { tests: count, attempts, violations, failed }]) => ({
      number,
      tests: count,
      attempts: Math.max(attempts, count),
      violations: Math.max(violations, failed),
    }));
  return {
    text: asText(rows),
    violations: rows.reduce((sum, row) => sum + row.violations, 0),
    passed: rowsIn(tests).filter(({ state }) => state === 'passed').length,
    failed: rowsIn(tests).filter(({ state }) => state === 'failed').length,
    failedFiles: [
      ...new Set(rowsIn(tests).flatMap(({ state, file }) => (state === 'failed' && file ? [file] : []))),
    ],
  };
}

const rowsIn = (lines) =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

function asText(rows) {
  const line = (cells) => cells.map((cell) => String(cell).padStart(10)).join('  ');
  return [
    line(['promise', 'tests', 'attempts', 'violations']),
    ...rows.map((row) => line([row.number, row.tests, row.attempts, row.violations])),
  ].join('\n');
}
