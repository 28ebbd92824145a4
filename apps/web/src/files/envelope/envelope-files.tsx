import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Button, type ButtonProps } from '../../ui/press/button.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { type FileOf, saveDocument } from './envelope.queries.ts';

function Download({ of, ...look }: { of: FileOf } & Pick<ButtonProps, 'children' | 'tone'>) {
  const save = useMutation({ mutationFn: () => saveDocument(of), onError: toastFailure });
  return (
    <Button
      {...look}
      wide
      icon={<IconFile size={20} aria-hidden />}
      busy={save.isPending}
      onClick={() => save.mutate()}
    />
  );
}

/** What the signatures of a file say that came signed. */
function OutsideSignatures({ signatures }: Pick<Envelope, 'signatures'>) {
  const { t } = useTranslation();
  return (
    <Section title={t('signing.outside', 'Signatures in the file')} level={3}>
      {signatures.length === 0 && (
        <Note>{t('signing.outside.none', 'This file carries no digital signature.')}</Note>
      )}
      {signatures.map(({ by, at, isIntact, coversWhole }) => (
        <Card key={`${by} ${at}`} quiet>
          <Stack gap={0.4} justify="start">
            <StatePill tone={isIntact && coversWhole ? 'good' : 'bad'}>
              {isIntact && coversWhole
                ? t('signing.outside.intact', 'Unchanged since signing')
                : t('signing.outside.changed', 'Changed after signing')}
            </StatePill>
            <span translate="no">{by}</span>
            {at && <DateTime at={at} as="short" />}
          </Stack>
        </Card>
      ))}
    </Section>
  );
}

/** The document as it was sent, the sealed one, and earlier versions. */
export function EnvelopeFiles({ envelope }: { envelope: Envelope }) {
  const { t } = useTranslation();
  const { envelopeId, status, source, versions, signatures, recipients } = envelope;
  const isSealed = status === 'completed' && source !== 'outside';
  return (
    <Stack gap={0.6}>
      {isSealed && (
        <Download of={{ envelopeId, which: 'signed' }}>
          {t('signing.download.signed', 'Download signed document')}
        </Download>
      )}
      <Download of={{ envelopeId, which: 'original' }} tone="plain">
        {isSealed
          ? t('signing.download.original', 'Download original')
          : t('signing.download', 'Download document')}
      </Download>
      {recipients
        .filter(({ certificateName }) => certificateName !== null)
        .map(({ recipientId, name }) => (
          <Download key={recipientId} of={{ envelopeId, which: 'esign', recipientId }} tone="plain">
            {t('signing.download.esign', 'Download Aadhaar eSign answer: {{name}}', { name })}
          </Download>
        ))}
      {versions.map(({ documentVersion }) => (
        <Download key={documentVersion} of={{ envelopeId, which: 'original', documentVersion }} tone="plain">
          {t('signing.download.version', 'Download version {{number}}', { number: documentVersion })}
        </Download>
      ))}
      {source === 'outside' && <OutsideSignatures signatures={signatures} />}
    </Stack>
  );
}
