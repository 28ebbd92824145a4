import type { Act } from '@nukkad/contract/acts';
import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import { t } from '../../platform/words.ts';
import { accountSentences } from './account-sentences.ts';
import { bookingSentences } from './booking-sentences.ts';
import { contentSentences } from './content-sentences.ts';
import { fileSentences } from './file-sentences.ts';
import { hiringSentences } from './hiring-sentences.ts';
import { identitySentences } from './identity-sentences.ts';
import { networkSentences } from './network-sentences.ts';
import { moneySentences } from './money-sentences.ts';
import { peopleSentences } from './people-sentences.ts';
import { rfqSentences } from './rfq-sentences.ts';
import { reviewSentences } from './review-sentences.ts';
import { supportSentences } from './support-sentences.ts';

/** Every act of the log as a sentence: who did what to whom or which. An act without one does not compile. */
export const actSentences: Readonly<Record<Act, string>> = {
  ...identitySentences,
  ...bookingSentences,
  ...networkSentences,
  ...contentSentences,
  ...moneySentences,
  ...accountSentences,
  'catalog.change_category': '{{who}} edited a category.',
  'catalog.change_service': '{{who}} edited a service.',
  'price.set': '{{who}} set a city price.',
  'price.proposed': '{{who}} sent a city price for approval.',
  'price.approved': '{{who}} approved a city price.',
  'price.refused': '{{who}} rejected a city price.',
  'price.withdrawn': '{{who}} withdrew a city price.',
  'price.end_changed': '{{who}} changed the end date of a city price.',
  'coupon.made': '{{who}} created an offer.',
  'coupon.proposed': '{{who}} sent an offer for approval.',
  'coupon.changed': '{{who}} edited an offer.',
  'coupon.approved': '{{who}} approved an offer.',
  'coupon.refused': '{{who}} rejected an offer.',
  'coupon.paused': '{{who}} paused an offer.',
  'coupon.resumed': '{{who}} resumed an offer.',
  'coupon.ended': '{{who}} ended an offer.',
  'coupon.asked': '{{who}} asked a partner to share an offer.',
  'coupon.consented': '{{who}} agreed to share an offer.',
  'coupon.declined': '{{who}} declined to share an offer.',
  ...reviewSentences,
  'enquiry.make': '{{who}} asked a partner a question.',
  'enquiry.ask': '{{who}} wrote more in an enquiry.',
  'enquiry.answer': '{{who}} answered an enquiry.',
  'enquiry.resolve': '{{who}} closed an enquiry.',
  'enquiry.expire': '{{who}} closed an enquiry in which no one had written for long.',
  ...peopleSentences,
  ...fileSentences,
  ...hiringSentences,
  ...rfqSentences,
  'support.make': '{{who}} sent a support request.',
  'support.answer': '{{who}} replied to a support request.',
  'support.reply': '{{who}} added to a support request.',
  'support.forward': '{{who}} forwarded a support request.',
  'support.resolve': '{{who}} resolved a support request.',
  'support.close': '{{who}} closed a support request.',
  'support.reopen': '{{who}} reopened a support request.',
  'newsletter.ask': '{{who}} asked for the newsletter.',
  'newsletter.confirm': '{{who}} confirmed a newsletter subscription.',
  'newsletter.leave': '{{who}} unsubscribed from the newsletter.',
  'newsletter.remove': '{{who}} unsubscribed an address from the newsletter.',
  'support.cancel': '{{who}} withdrew a support request.',
  'notification.send_again': '{{who}} sent a notification again.',
  'support.incident_opened': '{{who}} sent a support request.',
  'document.keep': '{{who}} uploaded a document.',
  'document.attach': '{{who}} added a document to a profile.',
  'document.detach': '{{who}} removed a document from a profile.',
  'document.approve': '{{who}} verified a document.',
  'document.reject': '{{who}} rejected a document.',
  'document.remove': '{{who}} deleted a document.',
  'share.make': '{{who}} created a link to share something.',
  'share.change': '{{who}} changed a shared link.',
  'share.revoke': '{{who}} turned off a shared link.',
  'drive.grant': '{{who}} shared a file or folder with people.',
  'drive.change_grant': '{{who}} changed who may do what with a shared file or folder.',
  'drive.revoke_grant': '{{who}} removed access to a shared file or folder.',
  'drive.end_grant': '{{who}} ended access to a shared file or folder on its last day.',
  'document.share': '{{who}} shared a document by link.',
  'document.setExpiry': '{{who}} changed until when a document is valid.',
  'document.unshare': '{{who}} turned off the link to a document.',
  'admin.made': '{{who}} created an Admin account.',
  'admin.reset': '{{who}} reset the login of an Admin.',
  'admin.password_passed': '{{who}} entered the correct password.',
  'admin.sign_in_refused': 'A back-office login failed for {{who}}.',
  'admin.password_chosen': '{{who}} chose a password.',
  'admin.authenticator_set_up': '{{who}} set up the authenticator app.',
  'admin.signed_in': '{{who}} logged in to the back office.',
  'admin.recovery_code_used': '{{who}} logged in with a recovery code.',
  'admin.signed_out': '{{who}} logged out of the back office.',
  'list.export': '{{who}} exported a list.',
  'list.ask_export': '{{who}} asked for a file of a list.',
  'list.finish_export': '{{who}} made the file of a list.',
  'list.fail_export': '{{who}} could not make the file of a list.',
  'list.open_export': '{{who}} downloaded the file of a list.',
  'list.remove_export': '{{who}} deleted the file of a list.',
  'list.forget_export': '{{who}} deleted the file of a list after its week.',
  'audit.verify': '{{who}} verified the audit log.',
  'setting.set': '{{who}} changed the configuration.',
  'setting.proposed': '{{who}} proposed a change to the configuration.',
  'setting.approved': '{{who}} approved a change to the configuration.',
  'setting.refused': '{{who}} rejected a change to the configuration.',
  'setting.withdrawn': '{{who}} withdrew a change to the configuration.',
  ...supportSentences,
  'dictionary.saved': '{{who}} changed a text in the dictionary.',
  'dictionary.removed': '{{who}} removed a text from the dictionary.',
};

const isAct = (action: string): action is Act => Object.hasOwn(actSentences, action);

const actorOf = ({ actorId, actorName }: AuditEntry): string =>
  actorName ??
  (actorId === null ? t('audit.system', 'The system') : t('audit.someone', 'A person without a name'));

/** Acts that the log no longer names keep their code. */
export function actSentence(entry: AuditEntry): string {
  const { action, subjectName } = entry;
  if (!isAct(action)) return action;
  return t(`act.${action}`, actSentences[action], {
    who: actorOf(entry),
    whom: subjectName ?? t('audit.aPerson', 'a person'),
  });
}
