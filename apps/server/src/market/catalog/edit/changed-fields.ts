type Fields = Readonly<Record<string, unknown>>;

/** `{ name: [from, to] }` of what differs, for the audit log. */
export function changedFields(before: Fields, after: Fields): Record<string, readonly [unknown, unknown]> {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  return Object.fromEntries(changed.map((key) => [key, [before[key], after[key]] as const]));
}
