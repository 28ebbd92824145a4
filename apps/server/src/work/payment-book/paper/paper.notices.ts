import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { istDay } from '@nukkad/contract/kernel/time';
import { partyPaperEvents } from '@nukkad/contract/work/payment-book/party-paper.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, type Words, notice } from '../../../platform/notice/notice.ts';
import { type Said, dayIn, inRupees } from '../../../platform/spoken.rules.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { findMail } from './paper-mail.store.ts';
import { findSharedPaper } from './paper.store.ts';
import { paperWords } from './paper.words.ts';

interface Seen {
  readonly title: Said;
  readonly number: string;
  readonly sum: string;
  readonly from: string;
  readonly contact: string;
  readonly link: string;
  readonly until: Said;
}

interface Heard {
  readonly facts: { readonly mailId: string };
}

function wordsOf({ title, number, sum, from, contact, link, until }: Seen): Words {
  const answers = contact && `\n\n${from}: ${contact}`;
  return {
    fills: {
      text: {
        en: `${title.en} ${number} of ${sum} from ${from}: ${link}`,
        hi: `${from} से ${title.hi} ${number}, ${sum}: ${link}`,
      },
    },
    mail: {
      subject: { en: `${from}: ${title.en} ${number}`, hi: `${from}: ${title.hi} ${number}` },
      text: {
        en: `${from} has sent you ${title.en.toLowerCase()} ${number} of ${sum}.\n\nOpen it as PDF until ${until.en}: ${link}${answers}`,
        hi: `${from} ने आपको ${title.hi} ${number} भेजा है, रकम ${sum}।\n\nइसे ${until.hi} तक खोलें: ${link}${answers}`,
      },
    },
  };
}

async function look(
  { share: { open }, platform: { clock } }: PaymentBookDependencies,
  { facts }: Heard,
  reader: Reader,
): Promise<Seen | null> {
  const mail = await findMail(reader, facts.mailId);
  const [paper, share] = await Promise.all([
    mail && findSharedPaper(reader, mail.paperId),
    mail?.shareId ? open(reader, mail.shareId, clock.now()) : null,
  ]);
  if (!paper || !share) return null;
  const { titles: en } = paperWords.en;
  const { titles: hi } = paperWords.hi;
  const lastDay = istDay(share.expiresAt);
  return {
    title: { en: en[paper.kind], hi: hi[paper.kind] },
    number: paper.paperNumber,
    sum: inRupees(paper.totalPaise),
    from: paper.frozen.supplier.name,
    contact: paper.frozen.supplier.contact,
    link: share.url,
    until: { en: dayIn('en', lastDay), hi: dayIn('hi', lastDay) },
  };
}

/** To the address of a party, which has no account. Critical: a person has pressed to send it. */
export const paperNotices = (deps: PaymentBookDependencies): readonly Notice[] => [
  notice('party_paper.mail', partyPaperEvents.sent, {
    tag: 'payments',
    urgent: true,
    weight: 'critical',
    opens: () => screenAddress.home,
    channels: ['mail'],
    to: async ({ facts }, reader) => {
      const mail = await findMail(reader, facts.mailId);
      return mail
        ? [{ userId: null, at: { mobileNumber: null, email: mail.email, language: mail.lang } }]
        : [];
    },
    look: (heard: Heard, reader) => look(deps, heard, reader),
    words: wordsOf,
  }),
];
