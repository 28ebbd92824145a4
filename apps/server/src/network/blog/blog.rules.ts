import { holdsContactDetails } from '@nukkad/contract/kernel/contact-details/contact-details';
import { dayMs } from '@nukkad/contract/kernel/time';
import { isNewMember } from '@nukkad/contract/network/member/new-member';
import { type BlogBody, blogLinks, blogText } from '@nukkad/contract/network/blog/blog-body.model';
import { mostSummaryLetters } from '@nukkad/contract/network/blog/blog.model';
import { isContactLink } from '../../platform/talk/contact-link.rules.ts';

/** Terms of blogs. */
interface BlogRules {
  /** Published of one member within a day. */
  readonly perDay: number;
  readonly links: number;
  /** The same of new members. */
  readonly newPerDay: number;
  readonly newLinks: number;
  /** That are not published. */
  readonly drafts: number;
  /** Of one blog with its earlier versions. */
  readonly pictures: number;
  /** Of one member, in no draft yet. */
  readonly unused: number;
  /** Only blogs of so many days, and of them the newest so many, are trending. */
  readonly trendingDays: number;
  readonly trendingMost: number;
  /** Views of so many days count. */
  readonly viewDays: number;
}

export const blogRules: BlogRules = {
  perDay: 5,
  links: 50,
  newPerDay: 1,
  newLinks: 2,
  drafts: 50,
  pictures: 100,
  unused: 40,
  trendingDays: 30,
  trendingMost: 500,
  viewDays: 7,
};

export const limitsOf = (
  member: { readonly createdAt: Date },
  now: Date,
): { readonly perDay: number; readonly links: number } =>
  isNewMember(member, now)
    ? { perDay: blogRules.newPerDay, links: blogRules.newLinks }
    : { perDay: blogRules.perDay, links: blogRules.links };

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** What is read at once, and how much of it with what follows: a number may begin in one part and end in the next. */
const readAtOnce = 6_000;
const overlap = 200;

function* partsOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += readAtOnce - overlap)
    yield text.slice(from, from + readAtOnce);
}

interface Said {
  readonly title: string;
  readonly summary: string;
  readonly body: BlogBody;
}

/** Numbers, mails and names in networks in its words, also where marks cut them; links that lead to a person. */
export function hasContact({ title, summary, body }: Said): boolean {
  if (blogLinks(body).some(isContactLink)) return true;
  const text = [title, summary, blogText(body)].join('\n');
  for (const part of partsOf(text)) if (holdsContactDetails(part)) return true;
  return false;
}

/** The beginning of the text, cut between words. */
export function summaryOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= mostSummaryLetters) return plain;
  const cut = plain.slice(0, mostSummaryLetters - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > mostSummaryLetters / 2 ? cut.slice(0, end) : cut}…`;
}

const longestSlug = 80;
const lettersOfId = 6;

/** "How to bleed a radiator" is how-to-bleed-a-radiator, with letters of its id; a title of another script is its id alone. */
export function slugFrom(title: string, blogId: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/u)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) if (slug.length + word.length < longestSlug) slug += `${word}-`;
  return `${slug === '' ? 'lekh-' : slug}${blogId.slice(-lettersOfId)}`;
}
