import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { connectionEvents } from '@nukkad/contract/network/connection/connection.noun';
import type { Reader } from '../../platform/db/database.ts';
import { grouped } from '../../platform/notice/grouped.ts';
import { type Notice, type Words, listener, notice, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { ConnectionDependencies } from './connection.interface.ts';
import { type Pair, otherOf, weekBefore } from './connection.rules.ts';
import { countAcceptedSince, findConnection } from './connection.store.ts';
import { countPairs } from './list.store.ts';

/** The list says the sentence itself: the point behind an initial is no end of a sentence. */
const linked = ({ en, hi }: Said, link: string): Words => ({
  ...text({ en: `${en}: ${link}`, hi: `${hi}: ${link}` }),
  listed: { en: `${en[0]?.toUpperCase()}${en.slice(1)}.`, hi: `${hi}।` },
});

type Facts = Pair & { readonly askedById: string };

const askedOf = (facts: Facts) => otherOf(facts, facts.askedById);

/** Who asked is named as the one who is asked sees them; several that wait are told of in one line. */
const ofRequests = (deps: ConnectionDependencies): Notice =>
  notice('connection.tell_asked', connectionEvents.requested, {
    tag: 'network',
    kind: 'connections',
    opens: () => screenAddress.networkRequests,
    thread: (facts) => `connection_requests:${askedOf(facts)}`,
    to: async ({ facts }, reader) => {
      const asked = askedOf(facts);
      return listener(await deps.member.listenerOf(reader, asked), facts.askedById, asked);
    },
    look: async ({ facts }, reader: Reader) => {
      const row = await findConnection(reader, facts);
      if (row?.status !== 'Requested') return null;
      const asked = askedOf(facts);
      const [cards, { requests }] = await Promise.all([
        deps.member.cards(reader, asked, [facts.askedById]),
        countPairs(reader, asked),
      ]);
      const name = cards.get(facts.askedById)?.name;
      return name === undefined
        ? null
        : { name, others: requests - 1, link: linkTo(deps, screenAddress.networkRequests) };
    },
    words: ({ name, others, link }) => {
      const who = grouped(name, others);
      return linked(
        {
          en: `${who.en} ${who.isSeveral ? 'want' : 'wants'} to connect with you`,
          hi: `${who.hi} आपसे जुड़ना चाहते हैं`,
        },
        link,
      );
    },
  });

const linkTo = ({ platform }: ConnectionDependencies, address: string) =>
  `${platform.config.publicOrigin}${address}`;

/** Those of one week are told of in one line, with who accepted last. */
const ofAcceptance = (deps: ConnectionDependencies): Notice =>
  notice('connection.tell_asker', connectionEvents.accepted, {
    tag: 'network',
    kind: 'connections',
    opens: () => screenAddress.network,
    thread: ({ askedById }) => `connections_accepted:${askedById}`,
    to: async ({ facts }, reader) => {
      const { askedById } = facts;
      return listener(await deps.member.listenerOf(reader, askedById), askedOf(facts), askedById);
    },
    look: async ({ facts, createdAt }, reader: Reader) => {
      const row = await findConnection(reader, facts);
      if (row?.status !== 'Accepted') return null;
      const other = askedOf(facts);
      const [cards, accepted] = await Promise.all([
        deps.member.cards(reader, facts.askedById, [other]),
        countAcceptedSince(reader, facts.askedById, weekBefore(createdAt)),
      ]);
      const name = cards.get(other)?.name;
      return name === undefined
        ? null
        : { name, others: accepted - 1, link: linkTo(deps, screenAddress.network) };
    },
    words: ({ name, others, link }) => {
      const who = grouped(name, others);
      return linked(
        { en: `you are now connected with ${who.en}`, hi: `अब आप ${who.hiBefore} से जुड़ गए हैं` },
        link,
      );
    },
  });

export const connectionNotices = (deps: ConnectionDependencies): readonly Notice[] => [
  ofRequests(deps),
  ofAcceptance(deps),
];
