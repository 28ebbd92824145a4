import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useProjectsOf } from './project.queries.ts';
import { ProjectRows } from './project-rows.tsx';
import { Note } from '../../ui/page/parts.tsx';

/** The running projects of one party. */
export function PartyProjects({ partyId }: { partyId: string }) {
  const { t } = useTranslation();
  return (
    <Listed
      list={useProjectsOf(partyId)}
      waiting={<ListSkeleton count={2} />}
      empty={<Note>{t('project.none.party', 'No running projects.')}</Note>}
    >
      {(items) => <ProjectRows items={items} base="/projects" />}
    </Listed>
  );
}
