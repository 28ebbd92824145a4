/** A value that the test has made sure of; fails the test where it is missing after all. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The test requires a value that is missing.');
  return value;
}
