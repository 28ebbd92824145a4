import type { Recipient, RecipientState } from '@nukkad/contract/files/envelope/envelope.model';
import { roleWords } from '../../nouns/envelope/envelope-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { CardHead, Note, Remark, Text } from '../../ui/page/parts.tsx';
import { StatePill, type StateTone } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';

const tones: Readonly<Record<RecipientState, StateTone>> = {
  waiting: 'quiet',
  asked: 'due',
  opened: 'due',
  done: 'good',
  declined: 'bad',
  delegated: 'quiet',
};

const doneWords: Readonly<Record<Recipient['role'], (t: Translate) => string>> = {
  signer: (t) => t('signing.state.signed', 'Signed'),
  approver: (t) => t('signing.state.approved', 'Approved'),
  witness: (t) => t('signing.state.witnessed', 'Witnessed'),
  viewer: (t) => t('signing.state.read', 'Read'),
  copy: (t) => t('signing.state.received', 'Received'),
};

function stateWords(t: Translate, { state, role }: Recipient): string {
  const words: Readonly<Record<RecipientState, () => string>> = {
    waiting: () => t('signing.state.waiting', 'Not yet'),
    asked: () => t('signing.state.asked', 'Asked'),
    opened: () => t('signing.state.opened', 'Opened'),
    done: () => doneWords[role](t),
    declined: () => t('signing.state.declined', 'Declined'),
    delegated: () => t('signing.state.delegated', 'Passed on'),
  };
  return words[state]();
}

function Person({ person }: { person: Recipient }) {
  const { t } = useTranslation();
  const { name, mobileNumber, role, state, reason, delegatedBy, provesBy, certificateName } = person;
  const at = person.doneAt ?? person.openedAt ?? person.askedAt;
  return (
    <Card as="li" quiet>
      <CardHead>
        <Text weight={650} breaks>
          <span translate="no">{name}</span>
        </Text>
        <StatePill tone={tones[state]}>{stateWords(t, person)}</StatePill>
      </CardHead>
      <Note size="sm">
        {roleWords[role](t)} · +91 {mobileNumber}
        {at && (
          <>
            {' · '}
            <DateTime at={at} as="short" />
          </>
        )}
      </Note>
      {provesBy === 'aadhaar_esign' && (
        <Note size="sm" breaks>
          {certificateName === null
            ? t('signing.esign', 'Signs with Aadhaar eSign')
            : t('signing.esign.done', 'Aadhaar eSign, certificate of {{name}}', { name: certificateName })}
        </Note>
      )}
      {delegatedBy && (
        <Note size="sm">{t('signing.delegatedBy', 'In place of {{name}}', { name: delegatedBy })}</Note>
      )}
      {reason && <Remark bad>{reason}</Remark>}
    </Card>
  );
}

/** Each person with how far they are. */
export function PeopleProgress({ recipients }: { recipients: readonly Recipient[] }) {
  return (
    <CardList>
      {recipients.map((person) => (
        <Person key={person.recipientId} person={person} />
      ))}
    </CardList>
  );
}
