/** What a business and a person whom it has shortlisted write to each other. */
import { addUser, sendMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { newId } from '../../../src/platform/id.ts';
import type { Stage } from '../stage.ts';
import type { Candidacy } from './chosen-applicant.ts';

interface Line {
  readonly isOfBusiness: boolean;
  readonly text: string;
}
const business = (text: string): Line => ({ isOfBusiness: true, text });
const candidate = (text: string): Line => ({ isOfBusiness: false, text });

const talks: readonly (readonly Line[])[] = [
  [
    business('Thank you for applying. Do you have your own tools, or do you need ours?'),
    candidate('I have my own set. For larger machines I would need yours.'),
    business('Good. You will get a time for a visit to our shop.'),
  ],
  [business('नमस्ते, क्या आप कभी-कभी रविवार को भी काम कर सकते हैं?'), candidate('जी, महीने में दो रविवार कर सकता हूँ।')],
];

/** Openings that are talked about: one applicant of each, so that the city has some talks and no crowd of them. */
const talkedOf = new WeakSet<Candidacy['opening']>();
/** Of the openings. */
const share = 1 / 3;

function sayLater(stage: Stage, candidacy: Candidacy, [line, ...rest]: readonly Line[]): void {
  if (!line) return;
  const { timeline, client, clock, actors } = stage;
  const { opening, person, random, applicationNumber: referenceNo } = candidacy;
  timeline.plan(new Date(clock.now().getTime() + random.between(2, 20) * 60_000), async () => {
    if (opening.isOver) return;
    const session = await (line.isOfBusiness ? actors.asOwner(opening.shop) : actors.asSeeker(person));
    const { conversationId } = await client.ask(session, addUser, { sessionType: 'job', referenceNo });
    await client.ask(session, sendMessage, { conversationId, messageId: newId(), text: line.text });
    sayLater(stage, candidacy, rest);
  });
}

export function talkAbout(stage: Stage, candidacy: Candidacy): void {
  const { opening, random } = candidacy;
  if (talkedOf.has(opening)) return;
  talkedOf.add(opening);
  if (random.chance(share)) sayLater(stage, candidacy, random.pick(talks));
}
