import { useEffect, useState } from 'react';

/** As high as the header that stays above a long page, in pixels, however its words wrap; 0 where it scrolls away. */
export function useHeaderHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return;
    const look = () => {
      const stays = getComputedStyle(header).position === 'sticky';
      setHeight(stays ? header.getBoundingClientRect().height : 0);
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(header);
    return () => watcher.disconnect();
  }, []);
  return height;
}
