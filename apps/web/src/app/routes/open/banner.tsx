import { partnerStart } from '@nukkad/contract/identity/account/screen.guard';
import { redirect } from 'react-router';
import { say } from '../../../platform/i18n/present-words.ts';
import { loadProfile } from '../../../platform/session/load-profile.ts';
import { homeOf } from '../../../platform/session/role-home.ts';
import { guardProfileOf } from '../../../platform/session/guard-profile.ts';
import { toast } from '../../../ui/dialog/toast.ts';
import type { Route } from './+types/banner.ts';

/** Into the verification, or to the login with the partner role chosen; a partner is told to switch (section 6). */
async function getStartedAsPartner(): Promise<string> {
  const profile = await loadProfile();
  const { to, told } = partnerStart(profile && guardProfileOf(profile));
  if (told === 'switch-account') toast.info(say('access.switch', 'Switch accout to continue as partner'));
  if (told === 'denied') toast.error(say('access.denied', 'Unauthorized Access'));
  return to ?? homeOf(profile);
}

/** The dialog of all categories, at the group, category and kind of place that the banner names. */
function getQuote(asked: URLSearchParams): string {
  const next = new URLSearchParams({ all: '1' });
  for (const [given, kept] of [
    ['serviceType', 'type'],
    ['groupId', 'group'],
    ['categoryId', 'category'],
  ] as const) {
    const value = asked.get(given);
    if (value) next.set(kept, value);
  }
  return `/home?${next}`;
}

/** What a banner does when it is chosen: `/banner/get-quote?groupId=…`, `/banner/get-started-as-partner`. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (params.action === 'get-started-as-partner') throw redirect(await getStartedAsPartner());
  throw redirect(params.action === 'get-quote' ? getQuote(searchParams) : '/home');
}

export default function Banner() {
  return null;
}
