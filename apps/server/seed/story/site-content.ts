/** What operators of the demo city write for its visitors: banners, words of a category, another order of the home page. */
import { istDay } from '@nukkad/contract/kernel/time';
import type { Piece, PieceMove } from '@nukkad/contract/office/piece/piece.model';
import {
  addPiece,
  addPiecePicture,
  changePiece,
  movePiece,
  writePieceOf,
} from '@nukkad/contract/office/piece/piece-office.api';
import { newId } from '../../src/platform/id.ts';
import type { DemoCity } from '../city/demo-city.ts';
import { isOfSomeSize } from './larger-work.ts';
import type { SeedSession } from './seed-client.ts';
import { type BannerWords, aboutCategory, banners, bare } from './site-content-words.ts';
import type { Stage } from './stage.ts';

const size = { width: 1_200, height: 600 } as const;
const hourMs = 3_600_000;
/** The one that waits is for days after the present. */
const waitsDays = 3;

/** A tap and its drop, of shapes alone. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 120 60">
  <rect width="120" height="60" fill="#dff0f7"/><g fill="#1f5f86"><rect x="34" y="18" width="40" height="9" rx="4"/>
  <rect x="66" y="18" width="9" height="17" rx="4"/><rect x="48" y="8" width="6" height="12"/><rect x="41" y="6" width="20" height="4" rx="2"/></g>
  <path d="M70.5 39C67 44 66 46 66 48a4.5 4.5 0 0 0 9 0c0-2-1-4-4.5-9Z" fill="#3aa0d8"/></svg>`;

interface Writing {
  readonly stage: Stage;
  readonly admin: SeedSession;
}

async function move(
  { stage: { client }, admin }: Writing,
  { pieceId, version }: Piece,
  verb: PieceMove,
  publishAt?: Date,
): Promise<void> {
  const body = { version, move: verb, ...(publishAt && { publishAt: publishAt.toISOString() }) };
  await client.call(admin, movePiece, { params: { pieceId }, body });
}

async function addPicture({ stage: { client }, admin }: Writing): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer();
  const file = new File([new Uint8Array(picture)], 'tap.png', { type: 'image/png' });
  return (await client.call(admin, addPiecePicture, { files: [file] })).pictureId;
}

async function writeOfCategory(writing: Writing): Promise<void> {
  const { stage, admin } = writing;
  const { categoryId, ...words } = aboutCategory;
  const body = { kind: 'category', id: categoryId } as const;
  const { pieceId, version, position } = await stage.client.call(admin, writePieceOf, { body });
  const wideId = await addPicture(writing);
  const draft = await stage.client.call(admin, changePiece, {
    params: { pieceId },
    body: { ...bare, ...words, wideId, position, version },
  });
  await move(writing, draft, 'publish');
}

async function begun(
  { stage: { client }, admin }: Writing,
  { place, ...words }: BannerWords,
  lastDay: string | null = null,
): Promise<Piece> {
  const body = { ...bare, ...words, lastDay, kind: 'banner', place, section: null } as const;
  return client.call(admin, addPiece, { key: newId(), body });
}

/** The board for partners stands above what customers say. */
async function reorder(writing: Writing): Promise<void> {
  const { stage, admin } = writing;
  const placed = { kind: 'section', place: 'home', section: 'partner', position: 250 } as const;
  const draft = await stage.client.call(admin, addPiece, { key: newId(), body: { ...bare, ...placed } });
  await move(writing, draft, 'publish');
}

async function writeFirst(writing: Writing): Promise<void> {
  const today = istDay(writing.stage.clock.now());
  await move(writing, await begun(writing, banners.ended, today), 'publish');
  await move(writing, await begun(writing, banners.home), 'publish');
  await move(writing, await begun(writing, banners.jobs), 'publish');
  await writeOfCategory(writing);
  await reorder(writing);
}

/** Told of a city of some size. Each time anew as the Admin, whose idle time is short. */
export function planSiteContent(stage: Stage, city: DemoCity, begins: Date, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const asAdmin = async (act: (writing: Writing) => Promise<void>) => {
    const admin = await stage.actors.asAdmin();
    if (admin) await act({ stage, admin });
  };
  stage.timeline.plan(begins, () => asAdmin(writeFirst));
  stage.timeline.plan(new Date(present.getTime() - hourMs), () =>
    asAdmin(async (writing) => {
      const at = new Date(present.getTime() + waitsDays * 24 * hourMs);
      await move(writing, await begun(writing, banners.waiting), 'schedule', at);
    }),
  );
}
