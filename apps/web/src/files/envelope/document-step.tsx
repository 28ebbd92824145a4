import { editEnvelope, envelopeBody } from '@nukkad/contract/files/envelope/envelope.api';
import { type Envelope, envelopeLimits } from '@nukkad/contract/files/envelope/envelope.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Tick } from '../../ui/field/field-group.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { stepPaths } from './steps.ts';
import { UploadDocument } from './upload-document.tsx';

const daysOffered = [3, 7, 15, envelopeLimits.days.usual, 60, envelopeLimits.days.most];

/** Also those that are set already. */
const daysWith = (days: number) => [...new Set([...daysOffered, days])].toSorted((one, other) => one - other);

function Details({ envelope }: { envelope: Envelope }) {
  const { t, plural } = useTranslation();
  const navigate = useNavigate();
  const { envelopeId, version, title, message, days, mayDelegate } = envelope;
  return (
    <SentFields
      save={t('signing.next', 'Continue')}
      send={useSend(editEnvelope)}
      initial={{ title, message, days: String(days), mayDelegate }}
      schema={envelopeBody}
      bodyOf={(typed) => ({
        envelopeId,
        version,
        title: typed.title.trim(),
        message: typed.message.trim(),
        days: Number(typed.days),
        mayDelegate: typed.mayDelegate,
      })}
      onSent={() => navigate(stepPaths.people(envelopeId))}
    >
      {({ fields, change, textAt }) => (
        <>
          <HindiField label={t('signing.name', 'Title')} maxLength={120} {...textAt('title')} />
          <HindiField
            long
            label={t('signing.message', 'Message to everyone (optional)')}
            maxLength={1_000}
            {...textAt('message')}
          />
          <SelectField
            label={t('signing.days', 'Time to sign')}
            name="days"
            value={fields.days}
            options={daysWith(days).map((count) => ({
              value: String(count),
              label: plural('signing.day', count, { one: '{{count}} day', other: '{{count}} days' }),
            }))}
            onChange={({ target }) => change({ days: target.value })}
          />
          <Tick
            checked={fields.mayDelegate}
            onChange={({ target }) => change({ mayDelegate: target.checked })}
          >
            {t('signing.mayDelegate', 'Signers may pass it to someone else')}
          </Tick>
        </>
      )}
    </SentFields>
  );
}

/** The file of a draft, and what is said of it. */
export function DocumentStep({ envelope }: { envelope: Envelope }) {
  const { plural } = useTranslation();
  return (
    <Stack gap={1.25}>
      <Note size="sm">
        <span translate="no">{envelope.fileName}</span> ·{' '}
        {plural('signing.pageCount', envelope.pages.length, {
          one: '{{count}} page',
          other: '{{count}} pages',
        })}
      </Note>
      <UploadDocument envelopeId={envelope.envelopeId} />
      <Details envelope={envelope} />
    </Stack>
  );
}
