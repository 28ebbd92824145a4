/** Trades that need a document, and shops whose own ends: one soon, one that was renewed, one that waits to be verified. */
import { addDocuments, uploadDocuments } from '@nukkad/contract/files/document/document.api';
import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import {
  changeCategory,
  listOfficeCategories,
  seenOfCategory,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import { decideDocument } from '@nukkad/contract/market/partnership/review.api';
import type { DemoCity, Shop } from '../city/demo-city.ts';
import { drawnPaper } from './drawn-files.ts';
import { isOfSomeSize } from './larger-work.ts';
import type { Stage } from './stage.ts';

const dayMs = 86_400_000;
/** The story of documents is as long, also where the city has more of a past. */
const days = 21;
const rounds = ['document.alert_ending', 'partnership.check_documents'];
const roundAt = 10 * 60;

const titles = {
  trade_licence: 'Trade licence',
  insurance: 'Insurance',
  police_verification: 'Police verification',
} as const satisfies Partial<Readonly<Record<WorkDocumentType, string>>>;
type Kind = keyof typeof titles;
const needed: Readonly<Record<string, Kind>> = { pest: 'trade_licence', maid: 'police_verification' };

interface Held {
  readonly type: Kind;
  /** Days from the present to its last day. */
  readonly ends: number;
  /** Brought so many days before the present; left out: at the beginning. */
  readonly broughtAgo?: number;
  /** Left out: accepted a day later, or at the beginning. */
  readonly waits?: true;
}

/** Others of these trades have one that lasts. */
const ending: Readonly<Record<string, readonly Held[]>> = {
  'Lakshmi Home Services': [{ type: 'insurance', ends: 28 }],
  'City Office Hygiene': [{ type: 'trade_licence', ends: 6 }],
  'Pest Free Bengaluru': [
    { type: 'trade_licence', ends: -10 },
    { type: 'trade_licence', ends: 355, broughtAgo: 2, waits: true },
  ],
  'Malleshwaram Maids': [
    { type: 'police_verification', ends: -12 },
    { type: 'police_verification', ends: 353, broughtAgo: 9 },
  ],
  'Clean Corner': [
    { type: 'trade_licence', ends: 300 },
    { type: 'police_verification', ends: 55 },
  ],
  'Happy Hands Help': [{ type: 'police_verification', ends: 25 }],
};
const lasting = ({ categories }: Shop): readonly Held[] =>
  Object.entries(needed).flatMap(([categoryId, type]) =>
    categories.includes(categoryId) ? [{ type, ends: 320 }] : [],
  );

/** Its file is put to the profile, for the review. */
async function bring(
  { client, actors, clock }: Stage,
  shop: Shop,
  type: Kind,
  expiresOn: string,
): Promise<string> {
  const file = await drawnPaper({
    title: titles[type],
    lines: [shop.companyName, `Valid until ${expiresOn}.`],
    author: shop.companyName,
    madeAt: clock.now(),
  });
  const owner = await actors.asOwner(shop);
  const { documents } = await client.call(owner, uploadDocuments, {
    query: { type, expiresOn },
    files: [file],
  });
  const documentIds = documents.map(({ documentId }) => documentId);
  await client.call(owner, addDocuments, { body: { documentIds } });
  return documentIds[0] ?? '';
}

async function accept(
  { client, actors }: Stage,
  shop: Shop,
  documentId: string,
  expiresOn: string,
): Promise<void> {
  const admin = await actors.asAdmin();
  if (!admin) return;
  await client.call(admin, decideDocument, {
    body: {
      organisationId: shop.organisationId,
      documentId,
      decision: 'accept',
      seenStatus: 'Pending',
      seenExpiresOn: expiresOn,
    },
  });
}

/** What an Admin asks of the trades. */
async function askForDocuments({ client, actors }: Stage): Promise<void> {
  const admin = await actors.asAdmin();
  if (!admin) return;
  const { items } = await client.call(admin, listOfficeCategories, { query: { limit: 100 } });
  for (const category of items) {
    const { groupName: _group, serviceCount: _count, categoryId, ...fields } = category;
    const neededDocument = needed[categoryId];
    if (!neededDocument) continue;
    await client.call(admin, changeCategory, {
      params: { categoryId },
      body: { ...fields, neededDocument, seen: seenOfCategory(category) },
    });
  }
}

/** On the last three weeks. Told of a city of some size. */
export function planEndingDocuments(stage: Stage, city: DemoCity, begins: Date, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const { app, timeline } = stage;
  const today = istDay(present);
  const from = new Date(Math.max(begins.getTime(), present.getTime() - days * dayMs));
  const shops = city.shops.map((shop) => ({ shop, held: ending[shop.companyName] ?? lasting(shop) }));
  timeline.plan(from, async () => {
    for (const { shop, held } of shops)
      for (const { type, ends, broughtAgo } of held) {
        if (broughtAgo !== undefined) continue;
        const expiresOn = addDays(today, ends);
        await accept(stage, shop, await bring(stage, shop, type, expiresOn), expiresOn);
      }
    await askForDocuments(stage);
  });
  for (const { shop, held } of shops)
    for (const { type, ends, broughtAgo, waits } of held) {
      if (broughtAgo === undefined) continue;
      const expiresOn = addDays(today, ends);
      const at = istInstant(addDays(today, -broughtAgo), 12 * 60);
      timeline.plan(at, async () => {
        const documentId = await bring(stage, shop, type, expiresOn);
        if (!waits)
          timeline.plan(new Date(at.getTime() + dayMs), () => accept(stage, shop, documentId, expiresOn));
      });
    }
  const jobs = app.cron.filter(({ name }) => rounds.includes(name));
  for (let day = addDays(istDay(from), 1); istInstant(day, roundAt) < present; day = addDays(day, 1))
    timeline.plan(istInstant(day, roundAt), async () => {
      for (const job of jobs) await job.run();
    });
}
