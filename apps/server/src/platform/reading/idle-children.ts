import type { ReaderChild } from './reader-child.ts';

/** A reader process that had nothing to do for this long is ended. */
const idleMs = 60_000;

/** Processes that wait for a file; the newest is used first, so that the others can be ended. */
export function idleChildren() {
  const idle = new Map<ReaderChild, NodeJS.Timeout>();
  const leave = (child: ReaderChild) => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  };
  return {
    take: (): ReaderChild | null => {
      const child = [...idle.keys()].at(-1);
      if (!child) return null;
      leave(child);
      return child;
    },
    put: (child: ReaderChild) => {
      const endIt = () => {
        leave(child);
        child.end();
      };
      idle.set(child, setTimeout(endIt, idleMs).unref());
    },
    endAll: () => {
      for (const child of idle.keys()) {
        leave(child);
        child.end();
      }
    },
  };
}
