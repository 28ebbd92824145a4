import { documentEvents } from '@nukkad/contract/files/document/document.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, notice, text } from '../../../platform/notice/notice.ts';
import type { Heard } from '../../../platform/outbox/event.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { documentTexts } from '../status/partner-words.ts';

type Parts = Pick<PartnershipDependencies, 'document' | 'partner' | 'partners'>;

const mostManagers = 50;

/** Staff who may change the profile of the business. */
async function managersOf({ partner }: Parts, reader: Reader, organisationId: string) {
  const members = await partner.members.list(reader, {
    organisationId,
    status: 'Active',
    search: '',
    orUserIds: [],
    after: null,
    limit: mostManagers,
  });
  return members.filter(({ grants, isOwner }) => !isOwner && grants.includes('company_profile.update'));
}

/** What ends or is missing, and what becomes of the work that needs it: for the owner and staff who manage the profile. */
export function neededDocumentNotices(parts: Parts): readonly Notice[] {
  const { documentWords } = parts.document;
  const toManagers = {
    tag: 'account',
    weight: 'critical',
    opens: () => screenAddress.ownDocuments,
    to: async ({ facts }: Heard<{ readonly organisationId: string }>, reader: Reader) => {
      const owner = (await parts.partners.find(reader, facts.organisationId))?.ownerUserId;
      const managers = await managersOf(parts, reader, facts.organisationId);
      const userIds = [...(owner ? [owner] : []), ...managers.map(({ userId }) => userId)];
      return userIds.map((userId) => ({ userId, as: userId }));
    },
  } as const;
  return [
    notice('partnership.tell_ending', documentEvents.ending, {
      tag: 'account',
      opens: () => screenAddress.partnerProfile,
      to: async ({ facts: { organisationId, userId } }, reader) => {
        const managers = organisationId ? await managersOf(parts, reader, organisationId) : [];
        return managers
          .filter((one) => one.userId !== userId)
          .map((one) => ({ userId: one.userId, as: one.userId }));
      },
      look: async ({ facts: { documentId } }, reader) => parts.document.endingOf(reader, documentId),
      words: (seen) => text(parts.document.endingOfBusinessWords(seen)),
    }),
    notice('partnership.tell_document', partnerEvents.documentMissing, {
      ...toManagers,
      look: async ({ facts }) => facts,
      words: ({ type, pausesOn }) => text(documentTexts.missing(documentWords[type], pausesOn)),
    }),
    notice('partnership.tell_document', partnerEvents.workPaused, {
      ...toManagers,
      look: async ({ facts }) => facts,
      words: ({ type }) => text(documentTexts.paused(documentWords[type])),
    }),
    notice('partnership.tell_document', partnerEvents.workResumed, {
      ...toManagers,
      look: async ({ facts }) => facts,
      words: ({ type }) => text(documentTexts.resumed(documentWords[type])),
    }),
    notice('partnership.tell_document', partnerEvents.documentDecided, {
      ...toManagers,
      look: async ({ facts }) => facts,
      words: ({ type, status }) => text(documentTexts[status](documentWords[type])),
    }),
  ];
}
