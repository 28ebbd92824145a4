import { sessionToIncidentBody } from '@nukkad/contract/talk/support/session.api';
import type { SupportSession } from '@nukkad/contract/talk/support/session.model';
import { Link } from 'react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Paragraph, Row } from '../../../ui/page/parts.tsx';
import { useMakeRequest } from './live.queries.ts';

function RequestForm({ sid, onClose }: { sid: string; onClose: () => void }) {
  const { t } = useTranslation();
  const make = useMakeRequest();
  return (
    <SentFields
      save={t('live.request.send', 'Send request')}
      foot={(send) => (
        <Row gap={0.5} justify="end">
          <Button tone="plain" onClick={onClose}>
            {t('action.back', 'Back')}
          </Button>
          {send}
        </Row>
      )}
      send={make}
      initial={{ message: '' }}
      schema={sessionToIncidentBody}
      bodyOf={({ message }) => ({ sid, message })}
      refusedAt="message"
    >
      {({ lineAt }) => (
        <TextArea
          label={t('live.request.left', 'What is still to do?')}
          {...lineAt('message')}
          rows={3}
          maxLength={2_000}
        />
      )}
    </SentFields>
  );
}

/** What the chat could not settle becomes a request with a number, that is answered in writing. */
export function MakeRequest({ session: { sid, can, incidentNumber } }: { session: SupportSession }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (incidentNumber)
    return (
      <Paragraph above={0.75}>
        <Link to="/help/support">
          {t('live.request.made', 'Your request {{number}}', { number: incidentNumber })}
        </Link>
      </Paragraph>
    );
  if (!can.makeIncident) return null;
  if (open) return <RequestForm sid={sid} onClose={() => setOpen(false)} />;
  return (
    <Paragraph above={0.75}>
      {t('live.request.not', 'Not settled?')}{' '}
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t('live.request', 'Send it as a request')}
      </Button>
    </Paragraph>
  );
}
