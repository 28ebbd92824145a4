import { countBanners } from '@nukkad/contract/office/piece/piece.api';
import { call } from '../../platform/api/client.ts';

type What = 'shown' | 'pressed';

/** Nothing but sums: no id of a person, a session or a device is kept with them. */
const waiting = new Map<string, Record<What, number>>();
const gatherMs = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const items = [...waiting].map(([bannerId, sums]) => ({ bannerId, ...sums }));
  waiting.clear();
  if (items.length > 0) void call(countBanners, { body: { items }, quiet: true }).catch(() => undefined);
}

/** Gathered for some seconds, and sent when the page is left or hidden. */
export function counted(bannerId: string, what: What): void {
  const sums = waiting.get(bannerId) ?? { shown: 0, pressed: 0 };
  waiting.set(bannerId, { ...sums, [what]: Math.min(5, sums[what] + 1) });
  timer ??= setTimeout(send, gatherMs);
}

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
