interface Placed {
  readonly departmentId: string;
  readonly parentId: string | null;
}

/** Would `departmentId` below `parentId` be below itself, by way of the others? */
export function isBelowItself(
  departmentId: string,
  parentId: string | null,
  all: readonly Placed[],
): boolean {
  const parentOf = new Map(all.map((one) => [one.departmentId, one.parentId]));
  const passed = new Set<string>();
  for (let at = parentId; at !== null && !passed.has(at); at = parentOf.get(at) ?? null) {
    if (at === departmentId) return true;
    passed.add(at);
  }
  return false;
}
