import { ApiError } from '@nukkad/contract/kernel/client';
import { getMember } from '@nukkad/contract/network/connection/connection.api';
import type { MemberPage } from '@nukkad/contract/network/connection/connection.model';
import { type CallSettings, call } from '../../platform/api/client.ts';

const isHandle = /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/;

/** Null: not there, or not for the one who asks. */
export async function loadMember(handle: string, settings: CallSettings): Promise<MemberPage | null> {
  if (!isHandle.test(handle)) return null;
  try {
    return await call(getMember, { query: { handle }, ...settings });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** For search engines, of a page that its owner lets them list. */
export const memberJsonLd = ({ member, rating, ratingCount, isListed }: MemberPage) =>
  isListed
    ? {
        '@context': 'https://schema.org',
        '@type': member.kind === 'business' ? 'LocalBusiness' : 'Person',
        name: member.name,
        ...(member.headline && { description: member.headline }),
        ...(member.place && {
          address: { '@type': 'PostalAddress', addressLocality: member.place, addressCountry: 'IN' },
        }),
        ...(member.kind === 'business' &&
          ratingCount > 0 && {
            aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
          }),
      }
    : undefined;
