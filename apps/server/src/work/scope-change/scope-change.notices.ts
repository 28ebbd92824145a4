import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { scopeChangeEvents } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { findScopeChange } from './scope-change.store.ts';

interface Heard {
  readonly facts: { readonly scopeChangeId: string; readonly projectId: string };
}

/** The client is asked; the business hears the answer. */
export function scopeChangeNotices({ partner, project }: ScopeChangeDependencies): readonly Notice[] {
  const projectOf = async ({ facts: { projectId } }: Heard, reader: Reader) =>
    (await project.getProjects(reader, [projectId])).get(projectId);
  const owner = async (heard: Heard, reader: Reader) => {
    const organisationId = (await projectOf(heard, reader))?.organisationId ?? '';
    const found = await partner.getOrganisations(reader, organisationId ? [organisationId] : []);
    return person(found.get(organisationId)?.ownerUserId);
  };
  const titled = async (heard: Heard, reader: Reader) => {
    const found = await projectOf(heard, reader);
    return found ? { title: found.title } : null;
  };
  return [
    notice('scope_change.tell_client', scopeChangeEvents.proposed, {
      tag: 'bookings',
      opens: ({ projectId }) => screenAddress.customerProject(projectId),
      to: async (heard, reader) => person((await projectOf(heard, reader))?.buyerId),
      look: async (heard, reader) => {
        const change = await findScopeChange(reader, heard.facts.scopeChangeId);
        return change?.status === 'Proposed' ? titled(heard, reader) : null;
      },
      words: ({ title }) =>
        text({
          en: `the business proposes a change to ${title}. Check the new milestones and the new total.`,
          hi: `${title} में बदलाव का प्रस्ताव आया है। नए चरण और नई कुल रकम देखें।`,
        }),
    }),
    notice('scope_change.tell_partner', scopeChangeEvents.accepted, {
      tag: 'bookings',
      opens: ({ projectId }) => screenAddress.partnerProject(projectId),
      to: owner,
      look: titled,
      words: ({ title }) =>
        text({
          en: `your customer accepted the change to ${title}. The new milestones count from now on.`,
          hi: `ग्राहक ने ${title} का बदलाव मान लिया। अब से नए चरण लागू हैं।`,
        }),
    }),
    notice('scope_change.tell_partner', scopeChangeEvents.rejected, {
      tag: 'bookings',
      opens: ({ projectId }) => screenAddress.partnerProject(projectId),
      to: owner,
      look: titled,
      words: ({ title }) =>
        text({
          en: `your customer rejected the change to ${title}. Read why.`,
          hi: `ग्राहक ने ${title} का बदलाव नहीं माना। वजह पढ़ें।`,
        }),
    }),
  ];
}
