import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { assetEvents } from '@nukkad/contract/people/asset/asset.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import type { AssetDependencies } from './asset.interface.ts';
import { type AssetRow, findAsset } from './asset.store.ts';
import { type CustodyRow, findCustody } from './custody.store.ts';

interface OfAsset {
  readonly assetId: string;
  readonly organisationId: string;
}
interface OfCustody extends OfAsset {
  readonly custodyId: string;
  readonly staffId: string;
}
type Heard<Facts> = { readonly facts: Facts };
type Partner = Pick<AssetDependencies, 'partner'>;

const opensOwn = () => screenAddress.ownHeld;
const opensAsset = ({ assetId }: { readonly assetId: string }) => screenAddress.businessAsset(assetId);

const holderOf = async ({ partner }: Partner, reader: Reader, staffId: string | null) =>
  staffId === null ? null : ((await partner.getStaff(reader, [staffId])).get(staffId) ?? null);

/** Who handed it out, and the owner. */
async function officeOf({ partner }: Partner, { facts }: Heard<OfCustody>, reader: Reader) {
  const { organisationId, custodyId } = facts;
  const [custody, organisations] = await Promise.all([
    findCustody(reader, organisationId, custodyId),
    partner.getOrganisations(reader, [organisationId]),
  ]);
  const userIds = [custody?.handedBy, organisations.get(organisationId)?.ownerUserId];
  return [...new Set(userIds.filter((one) => typeof one === 'string'))].map((userId) => ({
    userId,
    as: userId,
  }));
}

interface Seen {
  readonly assetId: string;
  readonly name: string;
  readonly who: string;
  readonly dueOn: string;
}

/** With its name and whose it was; null: it is not as it was any more. */
async function lookAt(
  deps: Partner,
  { facts }: Heard<OfCustody>,
  reader: Reader,
  isStill: (asset: AssetRow, custody: CustodyRow) => boolean,
): Promise<Seen | null> {
  const { assetId, organisationId, custodyId, staffId } = facts;
  const [asset, custody, holder] = await Promise.all([
    findAsset(reader, organisationId, assetId),
    findCustody(reader, organisationId, custodyId),
    holderOf(deps, reader, staffId),
  ]);
  if (!asset || !custody || !isStill(asset, custody)) return null;
  return { assetId, name: asset.name, who: holder?.fullName ?? '', dueOn: custody.dueOn ?? '' };
}

/** To the employee. */
const holderNotices = (deps: Partner): readonly Notice[] => [
  notice('asset.tell_handed_out', assetEvents.handedOut, {
    tag: 'team',
    opens: opensOwn,
    to: async ({ facts }, reader) => person((await holderOf(deps, reader, facts.staffId))?.userId),
    look: (heard, reader) =>
      lookAt(deps, heard, reader, (_, { endedAt, confirmedAt }) => endedAt === null && confirmedAt === null),
    words: ({ name }) =>
      text({
        en: `you were handed “${name}”. Confirm in the app that you have it`,
        hi: `आपको “${name}” दिया गया। ऐप में पक्का करें कि वह आपके पास है`,
      }),
  }),
  notice('asset.tell_taken_back', assetEvents.takenBack, {
    tag: 'team',
    opens: () => `${screenAddress.ownHeld}?tab=past`,
    to: async ({ facts }, reader) => person((await holderOf(deps, reader, facts.staffId))?.userId),
    look: (heard, reader) => lookAt(deps, heard, reader, (_, { outcome }) => outcome === 'returned'),
    words: ({ name }) =>
      text({
        en: `“${name}” was taken back. See its condition in the app`,
        hi: `“${name}” वापस ले लिया गया। उसकी हालत ऐप में देखें`,
      }),
  }),
  notice('asset.tell_lost', assetEvents.lost, {
    tag: 'team',
    opens: () => `${screenAddress.ownHeld}?tab=past`,
    to: async ({ facts }, reader) => person((await holderOf(deps, reader, facts.staffId))?.userId),
    look: async ({ facts }, reader) => findAsset(reader, facts.organisationId, facts.assetId),
    words: ({ name }) =>
      text({
        en: `“${name}”, which you had, was reported lost`,
        hi: `“${name}”, जो आपके पास था, खोया हुआ बताया गया`,
      }),
  }),
];

/** Who has an answer to give, and who has to look after something. */
export const assetNotices = (deps: Partner): readonly Notice[] => [
  ...holderNotices(deps),
  notice('asset.tell_disputed', assetEvents.disputed, {
    tag: 'team',
    opens: opensAsset,
    to: (heard, reader) => officeOf(deps, heard, reader),
    look: (heard, reader) => lookAt(deps, heard, reader, (_, { outcome }) => outcome === 'disputed'),
    words: ({ name, who }) =>
      text({
        en: `${who} says they do not have “${name}”. Read why in the app`,
        hi: `${who} कहते हैं कि “${name}” उनके पास नहीं है। वजह ऐप में पढ़ें`,
      }),
  }),
  notice('asset.tell_overdue', assetEvents.overdue, {
    tag: 'team',
    opens: opensAsset,
    to: (heard, reader) => officeOf(deps, heard, reader),
    look: (heard, reader) => lookAt(deps, heard, reader, (_, { endedAt }) => endedAt === null),
    words: ({ name, who, dueOn }) =>
      text({
        en: `“${name}” was due back on ${dayIn('en', dueOn)}. ${who} still has it`,
        hi: `“${name}” ${dayIn('hi', dueOn)} तक लौटना था। वह अब भी ${who} के पास है`,
      }),
  }),
];
