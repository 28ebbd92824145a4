import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has come within `margin` (a CSS length) of the visible part of the page. Once true, it stays true. */
export function useNearView<E extends Element>(margin = '50px'): { ref: RefObject<E | null>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return { ref, near };
}
