import type { TemplateGuide } from '@nukkad/contract/files/template/template.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note, Row, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import styles from './template.module.css';

type Field = TemplateGuide['fields'][number];

/** How a field is written: a condition where it is a yes or no, a table with its columns where it is a list. */
function written({ name, type }: Field, fields: readonly Field[]): string {
  if (type === 'flag') return `{% if ${name} %}\n\n{% endif %}`;
  if (type !== 'list') return `{{ ${name} }}`;
  const own = fields.filter((field) => field.name.startsWith(`${name}.`));
  const cells = (cell: (field: Field) => string) => `| ${own.map(cell).join(' | ')} |`;
  const rows = [
    cells(({ title }) => title),
    cells(({ type: kind }) => (kind === 'text' ? '---' : '---:')),
    `{% for row in ${name} %}`,
    cells((field) => `{{ row.${field.name.slice(name.length + 1)} }}`),
    '{% endfor %}',
  ];
  return `\n${rows.join('\n')}\n`;
}

const isOfList = ({ name }: Field, fields: readonly Field[]): boolean =>
  fields.some((list) => list.type === 'list' && name.startsWith(`${list.name}.`));

/** Fields, and places to sign: each is put where the caret is. */
export function TemplatePalette({
  guide: { fields, roles },
  onTake,
}: {
  guide: TemplateGuide;
  onTake: (text: string) => void;
}) {
  const { t } = useTranslation();
  const places = [
    { word: 'sign', label: t('template.place.sign', 'Signature') },
    { word: 'initials', label: t('template.place.initials', 'Initials') },
    { word: 'date', label: t('template.place.date', 'Date of signing') },
  ];
  return (
    <details className={styles.palette}>
      <summary>{t('template.palette', 'Insert a field or a place to sign')}</summary>
      <Stack gap={0.75} above={0.5}>
        <Row gap={0.4}>
          {fields
            .filter((field) => !isOfList(field, fields))
            .map((field) => (
              <Button key={field.name} small tone="plain" onClick={() => onTake(written(field, fields))}>
                {field.title}
              </Button>
            ))}
        </Row>
        {roles.map(({ role, title }) => (
          <Row key={role} gap={0.4}>
            {places.map(({ word, label }) => (
              <Button key={word} small tone="quiet" onClick={() => onTake(`[[${word}: ${role}]]`)}>
                {t('template.place.of', '{{place}}: {{who}}', { place: label, who: title })}
              </Button>
            ))}
          </Row>
        ))}
        <Note size="sm">
          {t(
            'template.palette.help',
            '**bold**, ## heading, - list, 1. numbered list. A condition: {% if field %} … {% endif %}',
          )}
        </Note>
      </Stack>
    </details>
  );
}
