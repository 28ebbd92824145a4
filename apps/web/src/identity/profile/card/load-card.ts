import { getPublicCard } from '@nukkad/contract/identity/profile/card.api';
import { data } from 'react-router';
import { type CallSettings, call } from '../../../platform/api/client.ts';

/** What cannot be an address of a card is not asked for. */
export async function loadCard(slug: string, settings: CallSettings) {
  if (!/^[a-z0-9-]{3,60}$/.test(slug)) throw data(null, { status: 404 });
  return call(getPublicCard, { params: { slug }, ...settings });
}
