import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useMayOpen } from '../../platform/session/open-link.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** From a record to the document that a template makes of it; nothing for who may not make one. */
export function CreateDocumentLink({ kind, recordId }: { kind: TemplateKind; recordId: string }) {
  const { t } = useTranslation();
  const mayCreate = useMayOpen('/templates/create');
  return (
    mayCreate && (
      <ButtonLink tone="plain" to={`/templates/create?kind=${kind}&record=${recordId}`}>
        {t('template.create', 'Create document')}
      </ButtonLink>
    )
  );
}
