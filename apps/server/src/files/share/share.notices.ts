import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type ShareSubject, shareEvents } from '@nukkad/contract/files/share/share.noun';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { shareableOf } from './read-shares.ts';
import type { ShareDependencies } from './share.interface.ts';
import { findShare } from './share.store.ts';

interface Of {
  readonly subject: ShareSubject;
  readonly subjectId: string;
}

/** Where the links of a thing are; what is not here lies in pages that depend on the side. */
function opens({ subject, subjectId }: Of): string {
  if (subject === 'drive') return screenAddress.driveShare(subjectId);
  return subject === 'document' ? screenAddress.ownDocuments : screenAddress.home;
}

/** Who made the link may let it open again. */
export const shareNotices = (deps: ShareDependencies): readonly Notice[] => [
  notice('share.tell_asked', shareEvents.askedAgain, {
    tag: 'account',
    opens,
    to: async ({ facts }) => person(facts.sharedBy),
    look: async ({ facts }, reader) => {
      const [share, thing] = await Promise.all([
        findShare(reader, facts.shareId),
        shareableOf(deps, facts.subject).show(reader, facts.subjectId),
      ]);
      if (!share?.askedName || thing === null || thing === 'ended') return null;
      return { name: share.askedName, thing: thing.name };
    },
    words: ({ name, thing }) =>
      text({
        en: `${name} asks to open “${thing.en}” again. Change the end of the link to allow it`,
        hi: `${name} “${thing.hi}” फिर से खोलना चाहते हैं। अनुमति देने के लिए लिंक की तारीख़ बदलें`,
      }),
  }),
];
