import type { SignDocument } from '@nukkad/contract/files/envelope/sign.model';
import { roleWords } from '../../../nouns/envelope/envelope-words.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { List, Row, Small } from '../../../ui/page/parts.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { StatePill, type StateTone } from '../../../ui/state/state-pill.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { personWords } from './sign-words.ts';

type Person = SignDocument['people'][number];

const tones: Readonly<Record<Person['state'], StateTone>> = {
  waiting: 'quiet',
  asked: 'due',
  opened: 'due',
  done: 'good',
  declined: 'bad',
  delegated: 'quiet',
};

/** Of a copy or a reading nothing is expected. */
const isExpected = ({ role }: Person) => role !== 'copy' && role !== 'viewer';

/** Who has a part in it, and how far each is. */
export function PeopleList({ people }: Pick<SignDocument, 'people'>) {
  const { t } = useTranslation();
  return (
    <Section title={t('sign.people', 'People')}>
      <Card quiet>
        <List>
          {people.map((person, place) => (
            // Two may have one name; the order is fixed.
            <Row key={place} as="li" gap={[0.25, 0.75]} align="center">
              <b translate="no">{person.name}</b>
              <Small>
                {person.isMe
                  ? `${roleWords[person.role](t)} (${t('sign.you', 'you')})`
                  : roleWords[person.role](t)}
              </Small>
              {isExpected(person) && (
                <StatePill tone={tones[person.state]}>{personWords[person.state](t)}</StatePill>
              )}
              {person.doneAt && (
                <Small>
                  <DateTime at={person.doneAt} as="short" />
                </Small>
              )}
            </Row>
          ))}
        </List>
      </Card>
    </Section>
  );
}
