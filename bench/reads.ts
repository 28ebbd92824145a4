/** Listing, searching and pages: what is asked, and the same SQL as the limit. */
import { addressOf } from '@nukkad/contract/kernel/client';
import { searchServices } from '@nukkad/contract/market/catalog/catalog.api';
import { type Load, loadTurn, type LoadOptions } from './load.ts';
import type { Recorder } from './record.ts';
import { type Figure, inRounds } from './rounds.ts';
import type { Limit, LimitCall, Product } from './servers.ts';

const connections = 16;
const pincodes = [
  '560038',
  '560034',
  '560095',
  '560066',
  '560103',
  '560078',
  '560011',
  '560064',
  '560102',
  '560008',
];
/** As people type. */
const typos = [
  'bathrum cleaning',
  'gizer repair',
  'electrishan',
  'plumer',
  'ac servise',
  'sofa clening',
  'hair cutt',
  'pest contrl',
  'carpentar',
  'kitchn cleaning',
];
const pages = ['bathroom-cleaning', 'kitchen-deep-cleaning', 'ac-repair-visit', 'geyser-service'];

interface Reading {
  readonly name: string;
  readonly addresses: readonly string[];
  /** Adds something to each address that makes it new, so that no page is remembered. */
  readonly cold: boolean;
  /** Remembered pages run no SQL. */
  readonly remembered: boolean;
}

const readings: readonly Reading[] = [
  {
    name: 'List services near a place',
    addresses: pincodes.map((pincode) => addressOf(searchServices, { query: { pincode } })),
    cold: false,
    remembered: false,
  },
  {
    name: 'Search near a place, mistyped',
    addresses: typos.map((q, at) => addressOf(searchServices, { query: { pincode: pincodes[at], q } })),
    cold: false,
    remembered: false,
  },
  {
    name: 'Service page, rendered',
    addresses: pages.map((slug) => `/services/${slug}?pincode=560038`),
    cold: true,
    remembered: false,
  },
  {
    name: 'Service page, remembered',
    addresses: pages.map((slug) => `/services/${slug}?pincode=560034`),
    cold: false,
    remembered: true,
  },
];

type Learned = ReadonlyMap<string, LimitCall>;

async function learn(recorder: Recorder): Promise<Learned> {
  const calls = new Map<string, LimitCall>();
  for (const reading of readings) {
    for (const address of reading.addresses) {
      const { statements, body } = await recorder.get(address);
      const isPage = address.startsWith('/services/');
      if (!isPage && (JSON.parse(body) as { items: unknown[] }).items.length === 0)
        throw new Error(`${address} finds nothing: it measures nothing.`);
      calls.set(address, { statements: reading.remembered ? [] : statements, page: isPage ? body : null });
    }
  }
  return calls;
}

interface Parts {
  readonly product: Product;
  readonly limit: Limit;
  readonly database: number;
  readonly plan: { readonly seconds: number; readonly rounds: number };
  readonly say: (sentence: string) => void;
}

let asked = 0;

function nextOf(reading: Reading, forLimit: boolean): () => LoadOptions {
  return () => {
    asked += 1;
    const address = reading.addresses[asked % reading.addresses.length] ?? '/';
    if (forLimit) return { path: `/?limit=${encodeURIComponent(address)}` };
    return { path: reading.cold ? `${address}&again=${asked}` : address };
  };
}

async function measureOne(parts: Parts, reading: Reading): Promise<Figure> {
  const { product, limit, database, plan } = parts;
  const load = (origin: string, forLimit: boolean, seconds: number): Load => ({
    origin,
    connections,
    bound: { seconds },
    next: nextOf(reading, forLimit),
  });
  parts.say(`${reading.name} …`);
  await loadTurn({ server: limit, database }, load(limit.origin, true, 1));
  await loadTurn({ server: product, database }, load(product.origin, false, 2));
  return inRounds(reading.name, plan.rounds, {
    limit: () => loadTurn({ server: limit, database }, load(limit.origin, true, plan.seconds)),
    product: () => loadTurn({ server: product, database }, load(product.origin, false, plan.seconds)),
    lag: () => product.lag(),
  });
}

async function run(parts: Parts, learned: Learned): Promise<Figure[]> {
  await parts.limit.learn(learned);
  const figures = [];
  for (const reading of readings) figures.push(await measureOne(parts, reading));
  return figures;
}

export const measureReads = { learn, run };
