/** How a person shows who they are when they sign: by a one-time password, or at a provider of Aadhaar eSign. */
import type { ProvesBy } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { SignDocumentAnswer } from '@nukkad/contract/files/envelope/sign.model';
import type { ESign } from '../../../platform/providers/esign/esign.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import type { RecipientRow } from '../recipient.store.ts';

type OfPlatform = Pick<EnvelopeDependencies, 'platform'>;

export const waysToProve = ({ platform: { providers } }: OfPlatform): readonly ProvesBy[] =>
  providers.eSign ? ['otp', 'aadhaar_esign'] : ['otp'];

/** What a sender asks of people, this installation can do. */
export function requireOffered(deps: OfPlatform, people: readonly { readonly provesBy: ProvesBy }[]): void {
  const offered = waysToProve(deps);
  if (!people.every(({ provesBy }) => offered.includes(provesBy))) refuse(envelopeErrors.envelope_esign_off);
}

/** The way that the sender chose. */
export function requireWay(
  { recipient }: { readonly recipient: Pick<RecipientRow, 'provesBy'> },
  way: ProvesBy,
): void {
  if (recipient.provesBy !== way) refuse(envelopeErrors.sign_way_wrong);
}

export function requireProvider({ platform: { providers } }: OfPlatform): ESign {
  return providers.eSign ?? refuse(envelopeErrors.envelope_esign_off);
}

/** Where this person signs; null: here. */
export function presentESign(
  { platform: { providers } }: OfPlatform,
  { provesBy }: Pick<RecipientRow, 'provesBy'>,
): SignDocumentAnswer['eSign'] {
  if (provesBy !== 'aadhaar_esign') return null;
  const { name = 'Aadhaar eSign', standIn = null } = providers.eSign ?? {};
  return { provider: name, isStandIn: standIn !== null };
}
