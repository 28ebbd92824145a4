import type { blogLifecycle } from '@nukkad/contract/network/blog/blog.noun';
import type { VerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Who acts on a blog: for which member, or with null the back office. */
export interface BlogActor {
  readonly viewer: Viewer;
  readonly member: { readonly memberId: string; readonly organisationId: string | null } | null;
}

type BlogVerb = VerbOf<typeof blogLifecycle>;
type Authored = { readonly authorId: string };

const isModerator = ({ viewer }: BlogActor): boolean => viewer.role === 'Admin';

export const isAuthor = ({ member }: BlogActor, { authorId }: Authored): boolean =>
  member?.memberId === authorId;

/** Whose it is moves it; to others it is a blog to read. */
export const holdsBlog = (actor: BlogActor, row: Authored): boolean =>
  isModerator(actor) || isAuthor(actor, row);

/** What someone who acts for a business needs; who acts for themselves needs none. */
const neededFor: Readonly<Partial<Record<BlogVerb, Permission>>> = {
  write: 'network.create',
  publish: 'network.create',
  revise: 'network.update',
  unpublish: 'network.update',
  delete: 'network.delete',
};

const mayFor = ({ viewer, member }: BlogActor, needed: Permission | undefined): boolean =>
  (member?.organisationId ?? null) === null || needed === undefined || hasPermission(viewer, needed);

export function blogCapacities(
  actor: BlogActor,
  row: Authored,
  verb: BlogVerb,
): readonly ('Author' | 'Moderator')[] {
  if (isModerator(actor)) return ['Moderator'];
  return isAuthor(actor, row) && mayFor(actor, neededFor[verb]) ? ['Author'] : [];
}

/** Saving the working copy is no move: readers see nothing of it. */
export const mayWrite = (actor: BlogActor, row: Authored): boolean =>
  isAuthor(actor, row) && mayFor(actor, 'network.update');
