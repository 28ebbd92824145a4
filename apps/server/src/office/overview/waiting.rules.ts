import type { Waiting } from '@nukkad/contract/kernel/waiting';

/** Those of which something waits, in the order of the page. */
export function inOrder<Kind extends Waiting['kind']>(
  found: readonly Waiting[],
  kinds: readonly Kind[],
): Waiting<Kind>[] {
  return kinds.flatMap((kind) =>
    found.flatMap((one) => (one.kind === kind && one.count > 0 ? [{ ...one, kind }] : [])),
  );
}
