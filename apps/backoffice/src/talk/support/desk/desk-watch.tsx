import { useEffect } from 'react';
import { useKeepPresent } from './keep-present.ts';
import { useDesk } from './talks.ts';

const mark = /^\(\d+\) /;

/** A tab in the background says how many wait for a word of this agent. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return undefined;
    const write = () => {
      const plain = document.title.replace(mark, '');
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // Each page writes its own title.
    const watch = new MutationObserver(write);
    watch.observe(title, { childList: true });
    return () => watch.disconnect();
  }, [count]);
}

/** On every page: an agent on duty who looks at a booking is still there, and sees that someone waits. */
export function DeskWatch() {
  const { data } = useDesk();
  useKeepPresent(data?.onDuty ?? false);
  useTitleCount(data?.onDuty ? data.owed : 0);
  return null;
}
