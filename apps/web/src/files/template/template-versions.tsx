import type { TemplateVersion } from '@nukkad/contract/files/template/template.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Note, Text } from '../../ui/page/parts.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { langWords } from './template-words.ts';
import { useVersions } from './template.queries.ts';

function Version({ version }: { version: TemplateVersion }) {
  const { t, locale } = useTranslation();
  const { versionNumber, createdAt } = version;
  const texts = (['en', 'hi'] as const).flatMap((lang) => {
    const text = version[lang];
    return text ? [{ lang, ...text }] : [];
  });
  return (
    <Card as="li" quiet>
      <h3>
        {t('template.version.of', 'Version {{number}}, {{day}}', {
          number: versionNumber,
          day: formatInstant(createdAt, 'day', locale),
        })}
      </h3>
      {texts.map(({ lang, title, body }) => (
        <details key={lang}>
          <summary>
            {langWords[lang]}: <span translate="no">{title}</span>
          </summary>
          <Text as="p" typed breaks lang={lang} translate="no">
            {body}
          </Text>
        </details>
      ))}
    </Card>
  );
}

function Versions({ templateId }: { templateId: string }) {
  const { t } = useTranslation();
  const versions = useVersions(templateId);
  return (
    <Listed
      list={versions}
      waiting={<ListSkeleton count={2} />}
      empty={<Note>{t('template.versions.none', 'This is the first version.')}</Note>}
    >
      {(items) => (
        <List gap={0.75}>
          {items.map((version) => (
            <Version key={version.versionNumber} version={version} />
          ))}
        </List>
      )}
    </Listed>
  );
}

/** Behind `?dialog=versions`: texts of which documents were made. */
export function TemplateVersions({ templateId }: { templateId: string }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="versions" title={t('template.versions', 'Earlier versions')}>
      {() => <Versions templateId={templateId} />}
    </UrlModal>
  );
}
