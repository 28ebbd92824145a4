import { grantEvents } from '@nukkad/contract/files/drive/grant.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, type Recipient, notice, person, text } from '../../../platform/notice/notice.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { type GrantRow, findGrant } from './grant.store.ts';
import { findPlaced, isInBin } from './shareable.ts';

/** One person is told; a whole team finds it where it looks. */
async function toldOf(
  { grantees }: DriveDependencies,
  reader: Reader,
  { grantId, staffId, mobileNumber }: GrantRow,
): Promise<readonly Recipient[]> {
  if (staffId !== null)
    return person((await grantees.single().staffOf(reader, [staffId])).get(staffId)?.userId);
  if (mobileNumber === null) return [];
  const known = (await grantees.single().accountsOf(reader, [mobileNumber])).get(mobileNumber);
  if (known !== undefined) return person(known);
  return [{ userId: null, at: { mobileNumber, email: null, language: 'en' }, as: grantId }];
}

export const grantNotices = (deps: DriveDependencies): readonly Notice[] => [
  notice('drive.tell_granted', grantEvents.granted, {
    tag: 'messages',
    opens: () => screenAddress.sharedWithMe,
    to: async ({ facts }, reader) => {
      const grant = await findGrant(reader, facts.grantId);
      return grant ? toldOf(deps, reader, grant) : [];
    },
    look: async ({ facts: { grantId, itemId } }, reader) => {
      const [grant, placed] = await Promise.all([findGrant(reader, grantId), findPlaced(reader, itemId)]);
      if (!grant || !placed || (await isInBin(reader, placed.item))) return null;
      const { createdBy } = grant;
      const names = await deps.makers.single().namesOf(reader, createdBy === null ? [] : [createdBy]);
      const { BRAND_NAME, publicOrigin } = deps.platform.config;
      return {
        from: names.get(createdBy ?? '') || BRAND_NAME,
        thing: placed.item.name,
        link: `${publicOrigin}${screenAddress.sharedWithMe}`,
      };
    },
    words: ({ from, thing, link }) =>
      text({
        en: `${from} shared “${thing}” with you: ${link}`,
        hi: `${from} ने आपके साथ “${thing}” शेयर किया: ${link}`,
      }),
  }),
];
