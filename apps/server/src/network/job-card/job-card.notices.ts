import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type JobCardStatus, jobCardEvents } from '@nukkad/contract/network/job-card/job-card.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Words, notice, person } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { findCard } from './job-card.store.ts';

const withLink = ({ en, hi }: Said, link: string): Words => ({
  fills: { text: { en: `${en}: ${link}`, hi: `${hi}: ${link}` } },
  listed: { en: `${en}.`, hi: `${hi}।` },
});

interface Of {
  readonly cardId: string;
}

interface Facts extends Of {
  readonly authorId: string;
  readonly buyerId: string;
}

const common = {
  tag: 'network',
  opens: ({ cardId }: Of) => screenAddress.jobCard(cardId),
  thread: ({ cardId }: Of) => `job_card:${cardId}`,
} as const;

/** What the author hears of each end of a question. */
const toldToAuthor = {
  agreed: (number: string): Said => ({
    en: `The customer of booking ${number} agreed. You can show the job now`,
    hi: `बुकिंग ${number} के ग्राहक ने हाँ कहा। अब आप यह काम दिखा सकते हैं`,
  }),
  declined: (number: string): Said => ({
    en: `The customer of booking ${number} does not want the job shown`,
    hi: `बुकिंग ${number} के ग्राहक नहीं चाहते कि यह काम दिखाया जाए`,
  }),
  expired: (number: string): Said => ({
    en: `The customer of booking ${number} did not answer. The job is not shown`,
    hi: `बुकिंग ${number} के ग्राहक ने जवाब नहीं दिया। यह काम नहीं दिखाया जाएगा`,
  }),
  withdrawn: (number: string): Said => ({
    en: `The job of booking ${number} is no longer shown: the customer’s consent has ended. Your posts keep their words`,
    hi: `बुकिंग ${number} का काम अब नहीं दिखता: ग्राहक की सहमति समाप्त हुई। आपके पोस्ट के शब्द रहते हैं`,
  }),
};

const wordsOf =
  (status: keyof typeof toldToAuthor) =>
  ({ number, link }: { readonly number: string; readonly link: string }) =>
    withLink(toldToAuthor[status](number), link);

/** The customer hears the question, its author the answer; each in one row for a card. */
export function jobCardNotices(deps: JobCardDependencies): readonly Notice[] {
  const { member, booking, platform } = deps;
  const look = async ({ cardId, bookingId }: Of & { bookingId: string }, reader: Reader) => {
    const number = (await booking.bookingNumbers(reader, [bookingId])).get(bookingId) ?? '';
    return { number, link: `${platform.config.publicOrigin}${screenAddress.jobCard(cardId)}` };
  };
  const inState = async (cardId: string, status: JobCardStatus, reader: Reader) => {
    const row = await findCard(reader, cardId);
    return row?.status === status ? row : null;
  };
  const toAuthor = {
    ...common,
    weight: 'calm',
    to: async ({ facts }: { readonly facts: Facts }, reader: Reader) =>
      person(await member.listenerOf(reader, facts.authorId)),
  } as const;
  const ended = (status: keyof typeof toldToAuthor) => ({
    ...toAuthor,
    look: async ({ facts }: { readonly facts: Facts }, reader: Reader) => {
      const row = await inState(facts.cardId, status, reader);
      return row && look(row, reader);
    },
    words: wordsOf(status),
  });
  return [
    notice('job_card.tell_customer', jobCardEvents.asked, {
      ...common,
      to: async ({ facts }) => person(facts.buyerId),
      look: async ({ facts }, reader) => {
        const row = await inState(facts.cardId, 'asked', reader);
        if (!row) return null;
        const card = (await member.cards(reader, null, [row.authorId])).get(row.authorId);
        return card ? { ...(await look(row, reader)), name: card.name } : null;
      },
      words: ({ name, number, link }) =>
        withLink(
          {
            en: `${name} asks: may the work of booking ${number} be shown to others? You decide what is shown`,
            hi: `${name} पूछते हैं: क्या बुकिंग ${number} का काम दूसरों को दिखाया जा सकता है? क्या दिखे, यह आप तय करें`,
          },
          link,
        ),
    }),
    notice('job_card.tell_agreed', jobCardEvents.agreed, ended('agreed')),
    notice('job_card.tell_declined', jobCardEvents.declined, ended('declined')),
    notice('job_card.tell_expired', jobCardEvents.expired, ended('expired')),
    notice('job_card.tell_withdrawn', jobCardEvents.withdrawn, ended('withdrawn')),
  ];
}
