/** Shops of the demo city show pictures of their work; what is only said is a bulk of rows (`network/street`). */
import * as api from '@nukkad/contract/network/post/post.api';
import { newId } from '../../src/platform/id.ts';
import type { DemoCity, Shop } from '../city/demo-city.ts';
import { isOfSomeSize } from './larger-work.ts';
import { type DrawnWork, drawnWork } from './network/drawn-work.ts';
import type { Stage } from './stage.ts';

const hourMs = 3_600_000;

interface Shown {
  readonly hoursAgo: number;
  readonly body: string;
  readonly alternative: string;
  readonly picture: DrawnWork;
}

/** By the first shops of the list, in their order. */
const shown: readonly Shown[] = [
  {
    hoursAgo: 1,
    body: 'A switchboard from 1987 on the left of the hall, and what stands there since noon: labelled, earthed and quiet. #electrical #work',
    alternative: 'A new white switchboard with eight labelled switches',
    picture: 'switchboard',
  },
  {
    hoursAgo: 3,
    body: 'गैस भरने से पहले लीक ढूँढा, फिर सर्विस। अब कमरा दस मिनट में ठंडा। #एसी #काम',
    alternative: 'एक साफ़ स्प्लिट एसी, ढक्कन खुला हुआ',
    picture: 'cooler',
  },
  {
    hoursAgo: 5,
    body: 'Eleven years of frying, two hours of patience: this chimney filter lets the light through again. #cleaning #work',
    alternative: 'A shining steel filter of a kitchen chimney',
    picture: 'filter',
  },
  {
    hoursAgo: 8,
    body: 'Diya holders with a sensor for the staircase of Gulmohar Apartments. No more feeling for the switch with bags in both hands. #electrical',
    alternative: 'A staircase with small warm lamps along the wall',
    picture: 'stairs',
  },
  {
    hoursAgo: 12,
    body: 'पाइप पुराना था, दीवार नई: बिना टाइल तोड़े लाइन बदल दी। #नल #काम',
    alternative: 'दीवार के साथ लगी नई पाइप लाइन',
    picture: 'pipe',
  },
  {
    hoursAgo: 20,
    body: 'Grandfather’s rocking chair came to us in four pieces. It left in one, for ₹2,400. #carpentry #work',
    alternative: 'A polished rocking chair of dark wood',
    picture: 'chair',
  },
  {
    hoursAgo: 28,
    body: 'Curry leaf, mint and one brave tomato: a balcony in Banashankari, six weeks later. #garden',
    alternative: 'Green pots in a row on a sunny balcony',
    picture: 'pots',
  },
];

async function showWork({ client, actors }: Stage, shop: Shop, work: Shown): Promise<void> {
  const session = await actors.asOwner(shop);
  const files = [await drawnWork(work.picture)];
  const { items } = await client.call(session, api.addPostPictures, { files });
  const { body, alternative } = work;
  await client.call(session, api.createPost, {
    key: newId(),
    body: {
      body,
      audience: 'everyone',
      pictures: items.map(({ pictureId }) => ({ pictureId, alternative })),
    },
  });
}

/** A post that asks: its poll takes votes for three days. */
async function askAround({ client, actors }: Stage, shop: Shop): Promise<void> {
  await client.call(await actors.asOwner(shop), api.createPost, {
    key: newId(),
    body: {
      body: 'We plan our hours for the rains. When do you need us most? #monsoon',
      audience: 'everyone',
      pictures: [],
      poll: {
        question: 'When should we open during the rains?',
        options: ['Before 9 in the morning', 'In the evening', 'On Sundays'],
        minutes: 4_320,
        isAnonymous: true,
        canChange: true,
        results: 'after_vote',
      },
    },
  });
}

/** Told of a city of some size, once its members are there. */
export function planPosts(stage: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  for (const [place, shop] of city.shops.slice(0, shown.length).entries()) {
    const work = shown[place];
    if (!work) continue;
    const at = new Date(present.getTime() - work.hoursAgo * hourMs);
    stage.timeline.plan(at, () => showWork(stage, shop, work));
  }
  const asked = new Date(present.getTime() - hourMs / 2);
  for (const shop of city.shops.slice(3, 4)) stage.timeline.plan(asked, () => askAround(stage, shop));
}
