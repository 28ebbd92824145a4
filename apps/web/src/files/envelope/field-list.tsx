import { fieldWords } from '../../nouns/envelope/envelope-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { List, Note, Paragraph, Small, Stack, Text } from '../../ui/page/parts.tsx';
import styles from './field-editor.module.css';
import { type Placed, inReadingOrder } from './placing.rules.ts';
import { type Signatory, withoutSignature } from './typed-fields.ts';

/** All fields as text, in the order in which they are read; each leads to its place. */
export function FieldList({
  fields,
  people,
  chosen,
  onChoose,
}: {
  fields: readonly Placed[];
  people: readonly Signatory[];
  chosen: string | null;
  onChoose: (key: string) => void;
}) {
  const { t } = useTranslation();
  const missing = withoutSignature(people, fields);
  return (
    <Stack gap={0.5}>
      <Paragraph as="h2" size="lg">
        {t('signing.place.list', 'Fields on the document')}
      </Paragraph>
      {fields.length === 0 && (
        <Note>{t('signing.place.none', 'Choose a person, then a field, and drag it to its place.')}</Note>
      )}
      <List gap={0.25}>
        {inReadingOrder(fields).map((field) => {
          const person = people.find(({ recipientId }) => recipientId === field.recipientId);
          return (
            <li key={field.key}>
              <button
                type="button"
                className={styles.listed}
                data-hue={person?.hue ?? 0}
                aria-pressed={field.key === chosen}
                onClick={() => onChoose(field.key)}
              >
                <Text weight={650}>{field.label || fieldWords[field.kind](t)}</Text>
                <Small>
                  <span translate="no">{person?.name}</span> ·{' '}
                  {t('signing.place.onPage', 'page {{page}}', { page: field.page + 1 })}
                  {!field.needed && ` · ${t('signing.place.optional', 'optional')}`}
                </Small>
              </button>
            </li>
          );
        })}
      </List>
      {missing.map(({ recipientId, name }) => (
        <Note key={recipientId}>
          {t('signing.place.missing', 'Add a signature field for {{name}}.', { name })}
        </Note>
      ))}
    </Stack>
  );
}
