import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { leavingEvents } from '@nukkad/contract/people/leaving/leaving.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../../platform/notice/notice.ts';
import type { Said } from '../../../platform/spoken.rules.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import { findLetter } from './letter.store.ts';
import { letterTitles } from './letter.words.ts';

type Of = { readonly letterId: string; readonly userId: string };
interface Heard {
  readonly facts: Of;
}

const see = async ({ facts }: Heard, reader: Reader) => findLetter(reader, facts.letterId);
const to = async ({ facts }: Heard) => person(facts.userId);
const lower = ({ en, hi }: Said): Said => ({ en: en.toLowerCase(), hi });

interface Sent {
  readonly title: Said;
  readonly companyName: string;
  readonly url: string;
}

function wordsOfLink({ title, companyName, url }: Sent, brand: string) {
  const { en, hi } = lower(title);
  const said = {
    en: `your ${en} from ${companyName} is ready for 30 days: ${url}`,
    hi: `${companyName} का ${hi} 30 दिन तक यहाँ है: ${url}`,
  };
  return {
    ...text(said),
    mail: {
      subject: { en: `${brand}: your ${en} from ${companyName}`, hi: `${brand}: ${companyName} का ${hi}` },
      text: {
        en: `${companyName} issued your ${en}. Download it within 30 days:\n\n${url}\n\nAnyone who has this link can open the letter.`,
        hi: `${companyName} ने आपका ${hi} जारी किया है। इसे 30 दिन के अंदर डाउनलोड करें:\n\n${url}\n\nजिसके पास यह लिंक हो, वह पत्र खोल सकता है।`,
      },
    },
    listed: {
      en: `${companyName} sent you a link to your ${en}`,
      hi: `${companyName} ने आपको ${hi} का लिंक भेजा है`,
    },
  };
}

/** Who may still sign in reads it there; who may not is sent a link by mail, or by SMS where there is no mail. */
export const letterNotices = ({
  platform: { config, clock },
  share: { open },
}: LeavingDependencies): readonly Notice[] => [
  notice('leaving.tell_letter', leavingEvents.letterIssued, {
    tag: 'team',
    opens: () => screenAddress.ownLeaving,
    to,
    look: see,
    words: ({ kind, companyName }) => {
      const { en, hi } = lower(letterTitles[kind]);
      return text({
        en: `your ${en} from ${companyName} is ready`,
        hi: `${companyName} का ${hi} तैयार है`,
      });
    },
  }),
  notice('leaving.send_letter', leavingEvents.letterSent, {
    tag: 'team',
    urgent: true,
    channels: ['mail', 'sms'],
    opens: () => screenAddress.home,
    to,
    look: async ({ facts }, reader) => {
      const [letter, share] = await Promise.all([
        findLetter(reader, facts.letterId),
        open(reader, facts.shareId, clock.now()),
      ]);
      if (!letter || !share) return null;
      return { title: letterTitles[letter.kind], companyName: letter.companyName, url: share.url };
    },
    words: (seen) => wordsOfLink(seen, config.BRAND_NAME),
  }),
];
