/** Some shops write letters in their own words, and one of each of these kinds is their own paper for new documents. */
import { addTemplate, chooseTemplate, getTemplateGuide } from '@nukkad/contract/files/template/template.api';
import type { PaperKind } from '@nukkad/contract/files/template/template.noun';
import { newId } from '../../src/platform/id.ts';
import type { DemoCity, Shop } from '../city/demo-city.ts';
import { isOfSomeSize } from './larger-work.ts';
import type { Stage } from './stage.ts';

interface Own {
  readonly kind: PaperKind;
  readonly name: string;
  /** Above the ready-made text. */
  readonly en: string;
  readonly hi: string;
  readonly isInUse: boolean;
}

const experience: Own = {
  kind: 'experience',
  name: 'Experience letter with thanks',
  en: 'With thanks for every home that you left in order.',
  hi: 'हर घर को सँवारकर छोड़ने के लिए धन्यवाद के साथ।',
  isInUse: true,
};
const offer: Own = {
  kind: 'offer',
  name: 'Offer of our shop',
  en: 'Tools, uniform and training are ours. You bring your skill.',
  hi: 'औज़ार, वर्दी और प्रशिक्षण हमारे। हुनर आपका।',
  isInUse: true,
};
const quotation: Own = {
  kind: 'quotation',
  name: 'Quotation with our promise',
  en: 'We clean up after our work, every day.',
  hi: 'हम हर दिन काम के बाद सफ़ाई करके जाते हैं।',
  isInUse: true,
};

const change: Own = {
  kind: 'change',
  name: 'Change with our promise',
  en: 'Nothing is charged that this paper does not name.',
  hi: 'जो इस काग़ज़ पर नहीं लिखा, उसका कोई पैसा नहीं।',
  isInUse: true,
};

const ownOf: readonly (readonly Own[])[] = [
  [experience, change, { ...quotation, name: 'Quotation for offices', isInUse: false }],
  [offer],
  [quotation],
];

async function write({ client, actors }: Stage, shop: Shop, own: Own): Promise<void> {
  const { kind, name, en, hi, isInUse } = own;
  const owner = await actors.asOwner(shop);
  const { builtIn } = await client.call(owner, getTemplateGuide, { query: { kind } });
  const text = {
    name,
    en: { ...builtIn.en, body: `${en}\n\n${builtIn.en.body}` },
    hi: { ...builtIn.hi, body: `${hi}\n\n${builtIn.hi.body}` },
  };
  const { templateId, version } = await client.call(owner, addTemplate, {
    body: { kind, text },
    key: newId(),
  });
  if (isInUse) await client.call(owner, chooseTemplate, { body: { templateId, version, isInUse } });
}

/** On the first day, so that what follows goes out on them. Told of a city of some size. */
export function planTemplates(stage: Stage, city: DemoCity, begins: Date): void {
  if (!isOfSomeSize(city)) return;
  stage.timeline.plan(begins, async () => {
    for (const [at, owns] of ownOf.entries()) {
      const shop = city.shops[at];
      if (shop) for (const own of owns) await write(stage, shop, own);
    }
  });
}
