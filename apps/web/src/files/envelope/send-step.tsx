import { seenOfEnvelope, sendEnvelope } from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope, Recipient } from '@nukkad/contract/files/envelope/envelope.model';
import { useNavigate } from 'react-router';
import { roleWords } from '../../nouns/envelope/envelope-words.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { CardHead, Note, Quoted, Small, Stack, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { envelopePath, stepPaths } from './steps.ts';
import { signatoriesOf, placedOf, withoutSignature } from './typed-fields.ts';

function Person({ person, fields }: { person: Recipient; fields: number }) {
  const { t, plural } = useTranslation();
  const { name, mobileNumber, role, email, provesBy } = person;
  return (
    <Card as="li" quiet>
      <CardHead>
        <Text weight={650} breaks>
          <span translate="no">{name}</span>
        </Text>
        <Small>{roleWords[role](t)}</Small>
      </CardHead>
      <Note size="sm" breaks>
        {[
          `+91 ${mobileNumber}`,
          email,
          provesBy === 'aadhaar_esign' && t('signing.way.aadhaar', 'Aadhaar eSign'),
          fields > 0 &&
            plural('signing.fieldCount', fields, { one: '{{count}} field', other: '{{count}} fields' }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Note>
    </Card>
  );
}

/** Once more before it is sent: to whom, what follows from it. */
function SendQuestion({ envelope }: { envelope: Envelope }) {
  const { t, plural } = useTranslation();
  const navigate = useNavigate();
  const { envelopeId, inOrder, days, title, can, recipients } = envelope;
  const hasESign = recipients.some(({ provesBy }) => provesBy === 'aadhaar_esign');
  return (
    <Question
      dialog={useUrlDialog('send')}
      when={can.send}
      title={t('signing.send.title', 'Send “{{title}}” for signing?', { title })}
      consequences={[
        inOrder
          ? t('signing.send.first', 'The first person gets a link by SMS now, the others in turn.')
          : t('signing.send.all', 'Everyone gets a link by SMS now.'),
        hasESign
          ? t(
              'signing.send.esign',
              'Each signs with an OTP sent to their mobile number, a passkey, or Aadhaar eSign where you chose it.',
            )
          : t('signing.send.otp', 'Each signs with an OTP sent to their mobile number, or with a passkey.'),
        plural('signing.send.days', days, {
          one: 'It expires after {{count}} day.',
          other: 'It expires after {{count}} days.',
        }),
        t('signing.send.change', 'A later change is a new version that all sign again.'),
      ]}
      confirm={t('signing.send', 'Send for signing')}
      send={useSend(sendEnvelope)}
      request={(seen) => ({ envelopeId, seen: seen(seenOfEnvelope(envelope)) })}
      said={t('signing.sent', 'Sent. We’ll notify you when someone signs.')}
      onSent={() => navigate(envelopePath(envelopeId))}
    />
  );
}

/** The document with its people and fields as they are sent. */
export function SendStep({ envelope }: { envelope: Envelope }) {
  const { t, plural } = useTranslation();
  const { envelopeId, title, message, fileName, pages, days, inOrder, recipients, fields, can } = envelope;
  const missing = withoutSignature(signatoriesOf(envelope), placedOf(envelope));
  return (
    <Stack gap={1.25}>
      <Card>
        <Facts>
          <Fact name={t('signing.name', 'Title')}>
            <span translate="no">{title}</span>
          </Fact>
          <Fact name={t('signing.file', 'File')}>
            <span translate="no">{fileName}</span>,{' '}
            {plural('signing.pageCount', pages.length, { one: '{{count}} page', other: '{{count}} pages' })}
          </Fact>
          <Fact name={t('signing.days', 'Time to sign')}>
            {plural('signing.day', days, { one: '{{count}} day', other: '{{count}} days' })}
          </Fact>
          <Fact name={t('signing.order', 'Order')}>
            {inOrder ? t('signing.inOrder', 'One after the other') : t('signing.atOnce', 'Everyone at once')}
          </Fact>
        </Facts>
        {message && (
          <Quoted lines above={0.75}>
            {message}
          </Quoted>
        )}
      </Card>
      <Section title={t('signing.people', 'People')} level={3}>
        <CardList>
          {recipients.map((person) => (
            <Person
              key={person.recipientId}
              person={person}
              fields={fields.filter(({ recipientId }) => recipientId === person.recipientId).length}
            />
          ))}
        </CardList>
      </Section>
      {missing.map(({ recipientId, name }) => (
        <Note key={recipientId}>
          {t('signing.place.missing', 'Add a signature field for {{name}}.', { name })}
        </Note>
      ))}
      <Note size="sm">
        {recipients.some(({ provesBy }) => provesBy === 'aadhaar_esign')
          ? t(
              'signing.truth.esign',
              'An electronic agreement under section 10A of the IT Act, 2000, with evidence. Only those you asked sign with Aadhaar eSign.',
            )
          : t(
              'signing.truth',
              'An electronic agreement under section 10A of the IT Act, 2000, with evidence. It isn’t an Aadhaar eSign or a DSC.',
            )}
      </Note>
      <Moves
        gap={0.75}
        of={[
          {
            on: can.send && missing.length === 0,
            opens: 'send',
            label: t('signing.send', 'Send for signing'),
            tone: 'neel',
          },
          { on: true, to: stepPaths.fields(envelopeId), label: t('signing.send.fields', 'Edit fields') },
          { on: true, to: stepPaths.people(envelopeId), label: t('signing.send.people', 'Edit people') },
        ]}
      />
      <SendQuestion envelope={envelope} />
    </Stack>
  );
}
