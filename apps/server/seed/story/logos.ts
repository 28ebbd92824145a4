/** Two shops put their logos on their papers, sent as an owner sends them. Each is drawn here, of shapes alone. */
import { setBusinessLogo } from '@nukkad/contract/market/partnership/logo.api';
import type { DemoCity, Shop } from '../city/demo-city.ts';
import { isOfSomeSize } from './larger-work.ts';
import type { Stage } from './stage.ts';

const size = { width: 320, height: 160 } as const;

interface Mark {
  readonly colours: readonly [ground: string, shape: string, heart: string];
  /** Of one leaf that points up from the middle. */
  readonly leaf: string;
  readonly leaves: number;
}

/** A lotus, and a crystal of ice. */
const marks: readonly Mark[] = [
  {
    colours: ['#cb2166', '#ffffff', '#ffc22e'],
    leaf: 'M0 0C-20 -22 -16 -48 0 -58C16 -48 20 -22 0 0Z',
    leaves: 8,
  },
  {
    colours: ['#1a2270', '#8fd3ff', '#ffffff'],
    leaf: 'M-3 0L-3 -30L-16 -43L-12 -47L-3 -38L-3 -58L3 -58L3 -38L12 -47L16 -43L3 -30L3 0Z',
    leaves: 6,
  },
];

function drawingOf({ colours: [ground, shape, heart], leaf, leaves }: Mark): string {
  const turns = Array.from({ length: leaves }, (_, at) => (at * 360) / leaves);
  const petals = turns.map((turn) => `<path d="${leaf}" transform="rotate(${turn})"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="-160 -80 320 160">
    <rect x="-160" y="-80" width="320" height="160" rx="28" fill="${ground}"/>
    <g fill="${shape}">${petals}</g><circle r="11" fill="${heart}"/>
    <g fill="${heart}"><circle cx="-116" r="9"/><circle cx="116" r="9"/></g></svg>`;
}

async function send({ client, actors }: Stage, shop: Shop, mark: Mark): Promise<void> {
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(drawingOf(mark)))
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' });
  await client.call(await actors.asOwner(shop), setBusinessLogo, { files: [file] });
}

/** Told of a city of some size. */
export function planLogos(stage: Stage, city: DemoCity, at: Date): void {
  if (!isOfSomeSize(city)) return;
  for (const [place, mark] of marks.entries()) {
    const shop = city.shops[place];
    if (shop) stage.timeline.plan(at, () => send(stage, shop, mark));
  }
}
