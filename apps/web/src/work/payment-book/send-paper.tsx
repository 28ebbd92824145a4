import { sendPaper } from '@nukkad/contract/work/payment-book/party-paper.api';
import type { PartyPaper } from '@nukkad/contract/work/payment-book/party-paper.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';

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

function Send({ paper, email, dialog }: { paper: PartyPaper; email: string; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={dialog}
      title={t('partyPaper.send.title', 'Send {{number}}?', { number: paper.number })}
      consequences={[
        t('partyPaper.send.to', 'It goes to {{email}}.', { email }),
        t('partyPaper.send.link', 'The link in the mail opens the PDF for 30 days.'),
      ]}
      confirm={t('partyPaper.send', 'Send')}
      send={useSend(sendPaper)}
      request={{ paperId: paper.paperId, seenEmail: email }}
      said={t('partyPaper.sent', 'Sent')}
    >
      {paper.sent && (
        <p>
          <SentWords sent={paper.sent} />
        </p>
      )}
    </Question>
  );
}

/** Behind `?dialog=send-…` with the paper’s id. */
export function SendDialog({ paper }: { paper: PartyPaper }) {
  const dialog = useUrlDialog(dialogOf(paper.paperId));
  if (!dialog.opened) return null;
  return paper.email ? (
    <Send paper={paper} email={paper.email} dialog={dialog} />
  ) : (
    <NoAddress partyId={paper.partyId} onClose={dialog.close} />
  );
}
