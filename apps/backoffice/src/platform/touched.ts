/**
 * When a person last touched this page. Reads long after it are the page's own (its counts, its live lists, its socket):
 * they must not keep the session of an Admin open who has left.
 */
const touchLastsMs = 60_000;

// The person who opened the page touched it.
let touchedAt = Date.now();
const touch = () => void (touchedAt = Date.now());
// A pointer that lies still over a list that moves is moved by the browser, too: moves say nothing.
for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  globalThis.addEventListener?.(sign, touch, { capture: true, passive: true });

export const isUnasked = (now = Date.now()): boolean => now - touchedAt >= touchLastsMs;
