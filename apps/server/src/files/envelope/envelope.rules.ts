import type { RecipientRole, RecipientState } from '@nukkad/contract/files/envelope/envelope.model';
import type { EnvelopeStatus } from '@nukkad/contract/files/envelope/envelope.noun';
import type { SignState } from '@nukkad/contract/files/envelope/sign.model';

const dayMs = 86_400_000;

/** Reminders of the system: the first after so many days, and then every so many. */
export const reminderDays = { first: 3, next: 2 } as const;
/** The sender may remind again after so long. */
const senderPauseMs = dayMs;
/** How long a one-time password opens a document for reading and filling. */
export const accessMs = 30 * 60_000;
/** What was signed by all and has no seal after so long is tried again. */
export const sealPatienceMs = 10 * 60_000;

export const afterDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

export const mayRemindAgain = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt === null || now.getTime() - remindedAt.getTime() >= senderPauseMs;

interface Acting {
  readonly recipientId: string;
  readonly role: RecipientRole;
  readonly state: RecipientState;
  readonly position: number;
  readonly witnessOf: string | null;
}

/** Whose part the document waits for: those who sign, approve or witness, and have not handed it on. */
export const isActing = ({ role, state }: Pick<Acting, 'role' | 'state'>): boolean =>
  (role === 'signer' || role === 'approver' || role === 'witness') && state !== 'delegated';

export const isOpenPart = (one: Pick<Acting, 'role' | 'state'>): boolean =>
  isActing(one) && one.state !== 'done';

/** Approvers before those who sign; a witness after whom they witness. */
function rankOf(one: Acting, all: ReadonlyMap<string, Acting>): readonly [number, number, number] {
  if (one.role === 'approver') return [0, one.position, 0];
  const witnessed = one.witnessOf === null ? undefined : all.get(one.witnessOf);
  return witnessed ? [1, witnessed.position, 1] : [1, one.position, 0];
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((order, part, at) => (order === 0 ? part - (other[at] ?? 0) : order), 0);

/** Those whose turn it is. In order: the first of those who are left; at once: all, a witness when who they witness has signed. */
export function turnsOf(people: readonly Acting[], inOrder: boolean): readonly string[] {
  const all = new Map(people.map((one) => [one.recipientId, one]));
  const left = people.filter(isOpenPart);
  const ready = left.filter(
    ({ witnessOf }) => witnessOf === null || all.get(witnessOf)?.state === 'done' || !all.has(witnessOf),
  );
  if (!inOrder) return ready.map(({ recipientId }) => recipientId);
  const ranks = ready.map((one) => ({ id: one.recipientId, rank: rankOf(one, all) }));
  const first = ranks.reduce<readonly number[] | null>(
    (least, { rank }) => (least === null || compare(rank, least) < 0 ? rank : least),
    null,
  );
  return first === null ? [] : ranks.filter(({ rank }) => compare(rank, first) === 0).map(({ id }) => id);
}

/** Those who have heard of it hear what became of it; not who did it, nor who handed it on. */
export const heardBy = (
  people: readonly (Pick<Acting, 'recipientId' | 'state'> & { readonly askedAt: Date | null })[],
  but: string | null = null,
): readonly string[] =>
  people
    .filter(
      ({ recipientId, state, askedAt }) => askedAt !== null && state !== 'delegated' && recipientId !== but,
    )
    .map(({ recipientId }) => recipientId);

interface Sent {
  readonly status: EnvelopeStatus;
  readonly allSignedAt: Date | null;
}

/** What the page of one of them shows. */
export function signStateOf(
  { status, allSignedAt }: Sent,
  { role, state }: Pick<Acting, 'role' | 'state'>,
  isTurn: boolean,
): SignState {
  if (state === 'delegated') return 'delegated';
  if (status === 'draft') return 'correcting';
  if (status === 'rejected' && state === 'declined') return 'declined';
  if (status !== 'pending') return status;
  if (allSignedAt !== null) return 'sealing';
  if (role === 'viewer') return 'open';
  if (state === 'done') return 'done';
  return isTurn ? 'open' : 'waiting';
}

interface Placed {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Of the page, with room for what floats round. */
const slack = 1e-6;

/** Whether it lies on a page of the document, with a size. */
export const isOnPage = ({ page, left, top, width, height }: Placed, pages: number): boolean =>
  page < pages && width > 0 && height > 0 && left + width <= 1 + slack && top + height <= 1 + slack;

/** Each witness names a row above or below whose signature it is, and no one witnesses a witness. */
export const areWitnessesRight = (
  people: readonly { readonly role: RecipientRole; readonly witnessOf?: number | undefined }[],
): boolean =>
  people.every(({ role, witnessOf }) =>
    role === 'witness'
      ? witnessOf !== undefined && people[witnessOf]?.role === 'signer'
      : witnessOf === undefined,
  );

/** The number as others may read it. */
export const maskedNumber = (mobileNumber: string): string => `••••••••${mobileNumber.slice(-2)}`;

/** Where a one-time password went: enough to know which phone to reach for. */
export const hiddenNumber = (mobileNumber: string): string => `••••• •${mobileNumber.slice(-4)}`;

/** The network without the part that names the house: /24 of IPv4, /48 of IPv6. */
export function truncatedNetwork(address: string): string | null {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain);
  if (v4) return `${v4[1]}.0/24`;
  if (!plain.includes(':')) return null;
  const [head = ''] = plain.split('::', 1);
  const parts = head === '' ? [] : head.split(':');
  const first = [0, 1, 2].map((at) => Number.parseInt(parts[at] ?? '0', 16) || 0);
  return `${first.map((part) => part.toString(16)).join(':')}::/48`;
}

/** A title of its file's name. */
export const titleOf = (fileName: string): string =>
  Array.from(fileName.replace(/\.pdf$/i, '').trim())
    .slice(0, 120)
    .join('') || 'Document';
