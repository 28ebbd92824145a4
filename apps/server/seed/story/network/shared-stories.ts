/** Stories of the demo city, shared by calls at the very end of its history: they are over after 24 hours. */
import * as api from '@nukkad/contract/network/story/story.api';
import type { StoryColour } from '@nukkad/contract/network/story/story.model';
import { newId } from '../../../src/platform/id.ts';
import type { DemoCity, Shop } from '../../city/demo-city.ts';
import { drawnPhoto } from '../drawn-files.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { Stage } from '../stage.ts';

const minuteMs = 60_000;

interface Card {
  readonly words: string;
  readonly colour: StoryColour;
}

const photo = {
  words: 'This morning’s basin. No more dripping.',
  alternative: 'A clean basin under a shining tap',
};
const cards: readonly Card[] = [
  { words: 'Two slots free after 4 today. Ask us before lunch.', colour: 'lake' },
  { words: 'आज दुकान शाम 7 बजे तक खुली है।', colour: 'brick' },
  { words: 'Thank you for 100 visits in our street!', colour: 'leaf' },
];

async function sharePhoto({ client, actors }: Stage, shop: Shop): Promise<void> {
  const session = await actors.asOwner(shop);
  const files = [await drawnPhoto('basin.jpg', '#b7cfae', true)];
  const { items } = await client.call(session, api.addStoryPicture, { files });
  for (const { pictureId } of items)
    await client.call(session, api.createStory, {
      key: newId(),
      body: {
        words: photo.words,
        audience: 'everyone',
        picture: { pictureId, alternative: photo.alternative },
      },
    });
}

async function shareCard({ client, actors }: Stage, shop: Shop, card: Card): Promise<void> {
  await client.call(await actors.asOwner(shop), api.createStory, {
    key: newId(),
    body: { ...card, audience: 'everyone' },
  });
}

/** Told of a city of some size, in the last hour before the present. */
export function planStories(stage: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const before = (minutes: number) => new Date(present.getTime() - minutes * minuteMs);
  const [first, ...others] = city.shops;
  if (first) stage.timeline.plan(before(50), () => sharePhoto(stage, first));
  for (const [place, card] of cards.entries()) {
    const shop = others[place];
    if (shop) stage.timeline.plan(before(40 - place * 10), () => shareCard(stage, shop, card));
  }
}
