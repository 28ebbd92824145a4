import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { JobCard, JobPhoto, ShownJobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { signLink } from '../../platform/storage/links.ts';
import type { JobCardActor } from './job-card.policy.ts';
import { isOpen } from './job-card.rules.ts';
import type { JobCardRow } from './job-card.store.ts';
import { jobCardTransitions } from './job-card.transitions.ts';
import type { JobCardPhotoRow } from './photo.store.ts';

export interface Signing {
  readonly secret: string;
  /** The name of the platform. */
  readonly brand: string;
  readonly now: Date;
}

/** What cards need besides their rows. */
export interface Around {
  readonly photos: readonly JobCardPhotoRow[];
  readonly stars: ReadonlyMap<string, number>;
}

type SignedPhoto = Omit<JobPhoto, 'url'> & { readonly storageKey: string };

/** The link ends, and with the consent the file. */
export const presentPhoto = (
  { photoId, stage, storageKey, width, height }: SignedPhoto,
  { secret, now }: Pick<Signing, 'secret' | 'now'>,
): JobPhoto => ({ photoId, stage, url: signLink(secret, storageKey, 'post', now), width, height });

export const presentShown = (row: JobCardRow, { photos, stars }: Around, signing: Signing): ShownJobCard => ({
  cardId: row.cardId,
  services: [...row.services],
  month: row.month,
  place: row.place,
  words: row.words,
  verifiedBy: signing.brand,
  stars: stars.get(row.bookingId) ?? null,
  photos: photos
    .filter(({ cardId }) => cardId === row.cardId)
    .map(({ stage, ...photo }) =>
      presentPhoto({ ...photo, stage: stage === 'before' ? 'before' : 'after' }, signing),
    ),
});

function movesFor(row: JobCardRow, actor: JobCardActor, now: Date): JobCard['can'] {
  const can = jobCardTransitions.movesOf(actor, row);
  return {
    ask: can.ask,
    change: can.change || can.askAgain,
    delete: can.delete,
    answer: can.agree && isOpen(row, now),
    withdraw: can.withdraw,
  };
}

interface Besides extends Around {
  readonly cards: ReadonlyMap<string, MemberCard>;
  readonly numbers: ReadonlyMap<string, string>;
}

/** A customer who has blocked its author still reads it, without who that is, and may withdraw. */
export function presentCard(
  row: JobCardRow,
  around: Besides,
  { actor, ...signing }: Signing & { readonly actor: JobCardActor },
): JobCard {
  const isOver = row.status === 'asked' && !isOpen(row, signing.now);
  return {
    ...presentShown(row, around, signing),
    author: around.cards.get(row.authorId) ?? null,
    bookingId: row.bookingId,
    bookingNumber: around.numbers.get(row.bookingId) ?? '',
    status: isOver ? 'expired' : row.status,
    isRemoved: row.isRemoved,
    expiresAt: row.status === 'asked' ? (row.expiresAt?.toISOString() ?? null) : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    version: row.version,
    can: movesFor(row, actor, signing.now),
  };
}
