import { type Viewer, hasPermission } from '../../platform/viewer.ts';

export interface EnvelopeOwner {
  readonly userId: string;
  readonly organisationId: string | null;
}

/** One of those named, with the link that was sent to them. */
export interface Named {
  readonly envelopeId: string;
  readonly recipientId: string;
}

/** Who acts: someone of the sender's side, or one of those named. */
export type Acting =
  | { readonly side: 'sender'; readonly viewer: Viewer }
  | { readonly side: 'named'; readonly recipient: Named };

/** A side of an agreement: a person, or a business. */
export const isPartyOf = (
  viewer: Viewer,
  { userId, organisationId }: { readonly userId: string | null; readonly organisationId: string | null },
): boolean => (organisationId === null ? userId === viewer.userId : organisationId === viewer.organisationId);

/** A person acts for themselves, or for the business with its permission. */
const isOwn = (viewer: Viewer, { userId, organisationId }: EnvelopeOwner): boolean =>
  organisationId === null ? userId === viewer.userId : organisationId === viewer.organisationId;

const needsPermission = ({ role }: Viewer): boolean => role === 'Service Partner' || role === 'subUser';

export const seesEnvelope = (viewer: Viewer, envelope: EnvelopeOwner): boolean =>
  isOwn(viewer, envelope) && (!needsPermission(viewer) || hasPermission(viewer, 'company_profile.view'));

export const mayChangeEnvelope = (viewer: Viewer, envelope: EnvelopeOwner): boolean =>
  seesEnvelope(viewer, envelope) &&
  (!needsPermission(viewer) || hasPermission(viewer, 'company_profile.update'));

/** Of the row of one's own link. */
export const isNamedIn = ({ envelopeId }: { readonly envelopeId: string }, named: Named): boolean =>
  named.envelopeId === envelopeId;

type Owned = EnvelopeOwner & { readonly envelopeId: string };

/** Only to those whose business it is, it is there. */
export const seesAsActing = (acting: Acting, envelope: Owned): boolean =>
  acting.side === 'sender' ? seesEnvelope(acting.viewer, envelope) : isNamedIn(envelope, acting.recipient);

/** An agreement is moved by what it is about alone, and by those who sign it. */
export function envelopeCapacities(
  acting: Acting,
  envelope: Owned & { readonly source: string },
): readonly ('Sender' | 'Signer')[] {
  if (acting.side === 'named') return isNamedIn(envelope, acting.recipient) ? ['Signer'] : [];
  if (envelope.source === 'agreement') return [];
  return mayChangeEnvelope(acting.viewer, envelope) ? ['Sender'] : [];
}
