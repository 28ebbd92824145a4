import type { PartyPaper } from '@nukkad/contract/work/payment-book/party-paper.model';
import { useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { useSendPaper } from './party-paper.queries.ts';

const dialogOf = (paperId: string) => `send-${paperId}`;

export function SendLink({ paperId }: { paperId: string }) {
  const { t } = useTranslation();
  const link = useDialogLink(dialogOf(paperId));
  return (
    <ButtonLink {...link} small tone="plain">
      {t('partyPaper.mail', 'Send by mail')}
    </ButtonLink>
  );
}

/** When it was sent last, where and by whom; nothing where it never was. */
export function SentWords({ sent }: Pick<PartyPaper, 'sent'>) {
  const { t, locale } = useTranslation();
  if (!sent) return null;
  const says = { when: formatInstant(sent.at, 'full', locale), email: sent.email, who: sent.by };
  return (
    <>
      {sent.by
        ? t('partyPaper.sent.by', 'Sent to {{email}} by {{who}}, {{when}}', says)
        : t('partyPaper.sent.to', 'Sent to {{email}}, {{when}}', says)}
    </>
  );
}

function NoAddress({ partyId, onClose }: { partyId: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('partyPaper.mail', 'Send by mail')}
      footer={
        <ButtonLink to={`/projects/parties/${partyId}/edit`}>
          {t('partyPaper.send.edit', 'Edit this customer')}
        </ButtonLink>
      }
    >
      <p>{t('partyPaper.send.none', 'This customer has no email address. Add one to a contact.')}</p>
    </Dialog>
  );
}

function Send({ paper, email, onClose }: { paper: PartyPaper; email: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [key] = useState(newIdempotencyKey);
  const send = useSendPaper(key);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('partyPaper.send.title', 'Send {{number}}?', { number: paper.number })}
      consequences={[
        t('partyPaper.send.to', 'It goes to {{email}}.', { email }),
        t('partyPaper.send.link', 'The link in the mail opens the PDF for 30 days.'),
      ]}
      confirm={t('partyPaper.send', 'Send')}
      onConfirm={async () => {
        await send.mutateAsync({ paperId: paper.paperId, seenEmail: email });
        toast.success(t('partyPaper.sent', 'Sent'));
      }}
    >
      {paper.sent && (
        <p>
          <SentWords sent={paper.sent} />
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Behind `?dialog=send-…` with the paper’s id. */
export function SendDialog({ paper }: { paper: PartyPaper }) {
  const dialog = useUrlDialog(dialogOf(paper.paperId));
  if (!dialog.opened) return null;
  return paper.email ? (
    <Send paper={paper} email={paper.email} onClose={dialog.close} />
  ) : (
    <NoAddress partyId={paper.partyId} onClose={dialog.close} />
  );
}
