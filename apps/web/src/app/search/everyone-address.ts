import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type GuardProfile, mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import type { Hit } from '@nukkad/contract/kernel/hit';
import type { Find } from '@nukkad/frame/find';

/** The screens of what the search for everyone finds, the fullest first. `words`: what was looked for. */
function screensOf({ kind, id, title }: Hit, words: string): readonly string[] {
  const [first = '', second = ''] = id.split('/');
  if (kind === 'service') return [screenAddress.service(id, null)];
  if (kind === 'category') return [`${screenAddress.services}?category=${encodeURIComponent(id)}`];
  if (kind === 'partner') return [screenAddress.partnerPage(id)];
  if (kind === 'networkMember') return [screenAddress.networkMember(id)];
  if (kind === 'group') return [screenAddress.group(id)];
  if (kind === 'post') return [screenAddress.post(id)];
  if (kind === 'blog') return [screenAddress.blog(id)];
  if (kind === 'job') return [screenAddress.openJob(id)];
  if (kind === 'help')
    return [
      first === 'faq'
        ? `${screenAddress.faqs}?q=${encodeURIComponent(title)}`
        : `${screenAddress.faqs}#videos`,
    ];
  if (kind === 'booking')
    return [
      screenAddress.customerBooking(id),
      screenAddress.partnerBooking(id),
      screenAddress.professionalBooking(id),
    ];
  if (kind === 'message')
    return [
      `${screenAddress.messageCentre}?${new URLSearchParams({ chat: first, find: words, at: second })}`,
    ];
  return kind === 'document' ? [`/drive/${first}/${second}`] : [];
}

/** Where this person opens it; null: on no screen of theirs. `standing`: null for a visitor. */
export const addressFor = (hit: Hit, words: string, standing: GuardProfile | null): string | null =>
  screensOf(hit, words).find((address) => mayOpen(address.split(/[?#]/)[0] ?? '', standing).enter) ?? null;

export const searchAddress = (words: string): string =>
  words ? `${screenAddress.search}?q=${encodeURIComponent(words)}` : screenAddress.search;

/** A page of results is a line as any other. */
export const pageOf = (to: string, label: string): Find => ({
  kind: 'page',
  to,
  label,
  detail: '',
  startsAt: null,
  status: null,
});
