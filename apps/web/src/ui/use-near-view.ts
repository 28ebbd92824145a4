import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether this element has come so near (`margin`, as CSS has it) to what is seen of the page; once near it stays so. */
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
