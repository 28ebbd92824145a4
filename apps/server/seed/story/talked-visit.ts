/** What customer and partner write to each other about a visit, by the calls that their devices would make. */
import { addUser, readMessage, sendMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { newId } from '../../src/platform/id.ts';
import type { Resident, Shop } from '../city/demo-city.ts';
import type { Stage } from './stage.ts';
import { type Line, talks } from './talk-words.ts';

interface Visit {
  readonly resident: Resident;
  readonly shop: Shop;
  readonly bookingNumber: string;
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

const signedIn = (stage: Stage, { resident, shop }: Visit, side: Line['side']) =>
  side === 'customer' ? stage.actors.asBuyer(resident) : stage.actors.asDesk(shop);

/** Opens the conversation and reads what is there. */
async function look(stage: Stage, visit: Visit, side: Line['side']) {
  const session = await signedIn(stage, visit, side);
  const { conversationId, lastSeq } = await stage.client.ask(session, addUser, {
    sessionType: 'booking',
    referenceNo: visit.bookingNumber,
  });
  if (lastSeq > 0) await stage.client.ask(session, readMessage, { conversationId, seq: lastSeq });
  return { session, conversationId };
}

/** Each answers after some minutes; the last words are read, too. */
function sayLater(stage: Stage, visit: Visit, lines: readonly Line[], last?: Line): void {
  const [line, ...rest] = lines;
  const side = line?.side ?? (last?.side === 'customer' ? 'partner' : 'customer');
  stage.timeline.plan(later(stage.clock.now(), stage.random.between(1, 12)), async () => {
    const { session, conversationId } = await look(stage, visit, side);
    if (!line) return;
    await stage.client.ask(session, sendMessage, { conversationId, messageId: newId(), text: line.text });
    sayLater(stage, visit, rest, line);
  });
}

/** Some accepted visits are talked about within the next minutes. */
export function talkLater(stage: Stage, visit: Visit): void {
  if (stage.random.chance(stage.talked)) sayLater(stage, visit, stage.random.pick(talks));
}
