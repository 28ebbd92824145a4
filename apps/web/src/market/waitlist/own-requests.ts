import { keep, kept } from '../../platform/device-storage/device-storage.ts';

/** A request that was made on this device: the place as it was understood, and the code that removes it. */
export interface OwnRequest {
  readonly place: string;
  readonly code: string;
}

interface Stored extends OwnRequest {
  /** Milliseconds since 1970. */
  readonly at: number;
}
type AllStored = Readonly<Record<string, Stored>>;

const storageKey = 'waitlistRequests';
const dayMs = 86_400_000;
/** As long as the server keeps a request that waits. */
const keptMs = 365 * dayMs;
const most = 20;

function ofVisitor(): AllStored {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as AllStored) : {};
  } catch {
    return {};
  }
}

const read = async (signedIn: boolean): Promise<AllStored> =>
  signedIn ? ((await kept<AllStored>(storageKey)) ?? {}) : ofVisitor();

async function write(signedIn: boolean, requests: AllStored): Promise<void> {
  if (signedIn) await keep(storageKey, requests);
  else localStorage.setItem(storageKey, JSON.stringify(requests));
}

/** What was asked for; null: nothing, or too long ago. Of a signed-in person it goes with the session. */
export async function ownRequest(signedIn: boolean, wanted: string, now: number): Promise<OwnRequest | null> {
  const found = (await read(signedIn))[wanted];
  return found && now - found.at < keptMs ? { place: found.place, code: found.code } : null;
}

export async function rememberRequest(
  signedIn: boolean,
  wanted: string,
  { place, code }: OwnRequest,
  now: number,
): Promise<void> {
  const { [wanted]: _before, ...others } = await read(signedIn);
  const newest = Object.entries(others)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, most - 1);
  await write(signedIn, { ...Object.fromEntries(newest), [wanted]: { place, code, at: now } });
}

export async function forgetRequest(signedIn: boolean, wanted: string): Promise<void> {
  const { [wanted]: _gone, ...others } = await read(signedIn);
  await write(signedIn, others);
}
