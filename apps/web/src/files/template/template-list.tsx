import { listTemplates, templateQuery } from '@nukkad/contract/files/template/template.api';
import { templateKinds } from '@nukkad/contract/files/template/template.noun';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useMayOpen } from '../../platform/session/open-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { List, Note, Row } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { kindWords, langWords, sourceWords } from './template-words.ts';
import { templateEmpty } from './template.empty.ts';

function NoTemplates() {
  const screen = templateEmpty['no-templates'];
  const mayWrite = useMayOpen(screen.to);
  return mayWrite ? <EmptyScreen screen={screen} /> : <EmptyScreen screen={screen} action={null} />;
}

const OwnTemplates = listPart(listTemplates, {
  name: 'templates',
  label: ({ t }) => t('template.own', 'Your templates'),
  address: listAddress(templateQuery.shape, ['kind', 'q'], {}),
  fields: ({ t }) => [
    search(t('template.search', 'Name')),
    choice('kind', t('template.kind', 'Document'), templateKinds, (value) => kindWords[value](t)),
  ],
  keyOf: ({ templateId }) => templateId,
  nameOf: ({ name }) => name,
  columns: ({ t, locale }) => [
    nameLink(
      'name',
      t('template.name', 'Name'),
      ({ name }) => name,
      ({ templateId }) => `/templates/${templateId}`,
    ),
    told('kind', t('template.kind', 'Document'), ({ kind }) => kindWords[kind](t), {
      card: 'line',
      width: '15rem',
    }),
    told(
      'langs',
      t('template.langs', 'Languages'),
      ({ langs }) => langs.map((lang) => langWords[lang]).join(', '),
      { width: '10rem' },
    ),
    told(
      'use',
      t('template.inUse', 'In use'),
      ({ isInUse }) => (isInUse ? t('template.inUse.yes', 'Used for new documents') : ''),
      { card: 'line', width: '12rem' },
    ),
    told('version', t('template.version', 'Version'), ({ versionNumber }) => String(versionNumber), {
      width: '6rem',
    }),
    told(
      'changed',
      t('template.changed', 'Changed'),
      ({ updatedAt }) => formatInstant(updatedAt, 'day', locale),
      { cell: ({ updatedAt }) => <DateTime at={updatedAt} as="day" />, width: '9rem' },
    ),
  ],
  empty: () => <NoTemplates />,
});

/** The ready-made texts, to use as they are or to begin one's own with. */
function ReadyMade() {
  const { t } = useTranslation();
  const mayWrite = useMayOpen('/templates/create');
  return (
    <Section
      title={t('template.ready', 'Ready-made texts')}
      lead={t('template.ready.lead', 'In English and Hindi. Use them as they are, or copy and edit.')}
    >
      <List gap={0.75} columns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))">
        {templateKinds.map((kind) => (
          <Card key={kind} as="li" quiet>
            <h3>{kindWords[kind](t)}</h3>
            <Note size="sm">{sourceWords[kind](t)}</Note>
            {mayWrite && (
              <Row gap={0.5} above={0.75}>
                <ButtonLink small to={`/templates/create?kind=${kind}`}>
                  {t('template.create', 'Create document')}
                </ButtonLink>
                <ButtonLink small tone="plain" to={`/templates/new/${kind}`}>
                  {t('template.copy', 'Copy and edit')}
                </ButtonLink>
              </Row>
            )}
          </Card>
        ))}
      </List>
    </Section>
  );
}

export function TemplatesPage() {
  const { t } = useTranslation();
  const mayCreate = useMayOpen('/templates/create');
  return (
    <Page
      title={t('template.title', 'Templates')}
      lead={t('template.lead', 'Letters and contracts that fill themselves from your records.')}
      actions={
        mayCreate && <ButtonLink to="/templates/create">{t('template.create', 'Create document')}</ButtonLink>
      }
    >
      <OwnTemplates />
      <ReadyMade />
    </Page>
  );
}
